import { expect, it } from 'vitest';
import type { FieldText } from '../recognise/field-text.ts';
import { findHardToRead } from './find-hard-to-read.ts';

const even = { heightVariation: 0.03, baselineVariation: 0.03, strokeVariation: 0.05, medianHeightPt: 6.5 };

const readPage = (text: string, meanConfidence: number, ink: Partial<typeof even> = {}) =>
  Array.from(
    { length: 8 },
    () =>
      ({ field: { ink: { ...even, ...ink } }, text, meanConfidence, likeness: 0.9 }) as unknown as FieldText,
  );

it.each([
  ['print', readPage('Houston', 0.93), 0],
  ['a fax of print', readPage('Houston', 0.83), 0],
  ['print in capitals', readPage('HOUSTON', 0.92), 0],
  ['block capitals by hand', readPage('HOUSTON', 0.84), 8],
  ['joined writing', readPage('Houston', 0.7), 8],
  ['print that has crumbled', readPage('Houston', 0.66, { medianHeightPt: 3.3 }), 0],
])('finds of %s what is by hand', (_, page, found) => {
  expect(findHardToRead(page).size).toBe(found);
});

it('finds the one text that was added to a typed page by hand', () => {
  const print = readPage('Houston', 0.93);
  const [added] = readPage('Lopez', 0.6, { heightVariation: 0.12, strokeVariation: 0.2 });
  expect([...findHardToRead([...print, { ...(added as FieldText), likeness: 0.2 }])]).toHaveLength(1);
});
