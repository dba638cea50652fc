import type { FieldReading } from '@puente/forms';
import { expect, test } from 'vitest';
import { spreadHandwriting } from './spread-handwriting.ts';

const place = { page: 1, box: [0, 0, 0.1, 0.1] } as const;
const read = (fieldId: string, more: Partial<FieldReading> = {}) =>
  [
    fieldId,
    { fieldId, place, source: 'ocr', score: 0.99, state: 'text', text: 'LUIS', ...more } as FieldReading,
  ] as const;

test('where much is by hand, every text from the picture is only a suggestion', () => {
  const fields = spreadHandwriting(
    new Map([
      read('a', { handwritten: true, score: 0.3 }),
      read('b', { handwritten: true, score: 0.4 }),
      read('c'),
      read('d'),
      read('typed', { source: 'text-layer' }),
    ]),
  );
  expect(fields.get('c')).toMatchObject({ handwritten: true, score: 0.5 });
  expect(fields.get('a')?.score).toBe(0.3);
  expect(fields.get('typed')).toMatchObject({ score: 0.99 });
});

test('one field by hand on a typed form leaves the others as they are', () => {
  const fields = new Map([read('a', { handwritten: true }), ...['b', 'c', 'd', 'e'].map((id) => read(id))]);
  expect(spreadHandwriting(fields).get('b')).toMatchObject({ score: 0.99 });
});
