import { expect, test } from 'vitest';
import type { Engine, Recognition } from '../engine/engine.ts';
import type { SecondReader } from '../second-reader/second-reader.ts';
import type { InkedField } from './inked-field.ts';
import { lookAtCrops } from './recognisers.ts';
import { createReading } from './testing/create-reading.ts';

const area = [0, 0, 40, 20] as const;
const cropOf = (level: number) => ({
  width: 40,
  height: 20,
  data: new Uint8Array(800).fill(level),
  perPoint: 1,
  field: area,
  area,
});
const spec = { id: 'box', page: 1, box: area, valueKind: 'name' };
const fieldOf = (dots: InkedField['dots']) =>
  ({ spec, crop: cropOf(0), bounds: area, dots }) as unknown as InkedField;
const engine = { recognise: async () => [] } as unknown as Engine;

/** Reads dark pictures as `Verona`, light ones as `Veronica`, as surely as it is told. */
function createReader(ofStrokes: number, ofDots: number) {
  let asked = 0;
  const second: SecondReader = {
    recognise: async (pictures) =>
      pictures.map(({ image }): Recognition => {
        asked++;
        const isDark = Math.min(...image.data) < 100;
        return (
          isDark ? createReading('second', 'Verona', ofStrokes) : createReading('second', 'Veronica', ofDots)
        ).recognition;
      }),
  };
  const look = { voice: 'second', treatment: 'plain', substitute: 'fra' } as const;
  const read = async (dots: InkedField['dots']) => {
    const asking = [{ field: fieldOf(dots), layout: 'line' as const, look }];
    const [answer] = await lookAtCrops(asking, { engine, second });
    return answer?.recognition.text;
  };
  return { read, count: () => asked };
}

test('of a dotted box the second reader sees strokes and dots, and is believed where it is surer', async () => {
  expect(await createReader(0.6, 0.9).read(cropOf(200))).toBe('Veronica');
  expect(await createReader(0.9, 0.6).read(cropOf(200))).toBe('Verona');
});

test('any other box is looked at once', async () => {
  const { read, count } = createReader(0.6, 0.9);
  expect(await read(null)).toBe('Verona');
  expect(count()).toBe(1);
});
