import { expect, test } from 'vitest';
import { conclude } from './conclude.ts';
import type { InkedField } from './inked-field.ts';
import { createReading } from './testing/create-reading.ts';

const area = [0, 0, 100, 20] as const;
const fieldOf = (byHand: number): InkedField => ({
  spec: { id: 'box', page: 1, box: area, valueKind: 'street' } as InkedField['spec'],
  crop: { width: 1, height: 1, data: new Uint8Array(1).fill(255), perPoint: 1, field: area, area },
  bounds: area,
  ink: { medianHeightPt: 8 } as InkedField['ink'],
  byHand,
  isNoisy: false,
  isFaint: false,
  isByPins: false,
  dots: null,
  sourceDpi: 200,
  disturbance: null,
});

/** Whether the second reader said the same, and the share of the two that did. */
function weigh(first: string, second: string, byHand: number) {
  const readings = [createReading('spa', first, 0.99), createReading('second', second, 0.9)];
  const { seconded, agreement } = conclude({ field: fieldOf(byHand), readings });
  return { seconded, agreement };
}

test('in print a space counts as a letter does, by hand it does not', () => {
  expect(weigh('WUYIRD 5', 'WUYI RD 5', 0)).toEqual({ seconded: false, agreement: 0.5 });
  expect(weigh('WUYIRD 5', 'WUYI RD 5', 0.9)).toEqual({ seconded: true, agreement: 1 });
  expect(weigh('WUYI RD 5', 'WUYI RD 5', 0)).toEqual({ seconded: true, agreement: 1 });
});

test('of commas and full stops, and the space behind them, the second reader says nothing', () => {
  expect(weigh('12 ELM ST, APT 4', '12 ELM ST.APT 4', 0).seconded).toBe(true);
  expect(weigh('12 ELM ST', '12 ELM ST.', 0).seconded).toBe(true);
});
