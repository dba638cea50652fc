import { expect, test } from 'vitest';
import type { Disturbance } from '../crop/find-disturbance.ts';
import type { FieldText } from '../recognise/field-text.ts';
import { isGibberish } from './is-gibberish.ts';

const read = (more: Partial<FieldText>, disturbance: Disturbance | null = null) =>
  ({
    text: 'VED',
    agreement: 0.5,
    likeness: 0.5,
    secondMean: 0.9,
    seconded: false,
    weakestLetter: 0.9,
    readingCount: 4,
    ...more,
    field: { disturbance },
  }) as FieldText;

test('a few letters that nobody agrees on are no value', () => {
  expect(isGibberish(read({ agreement: 0, weakestLetter: 0.5 }))).toBe(true);
  expect(isGibberish(read({ agreement: 0, weakestLetter: 0.9 }))).toBe(false);
  expect(isGibberish(read({ text: 'Veda', agreement: 0, weakestLetter: 0.5 }))).toBe(false);
});

test('in a touched box what the second reader takes for no letters is none, unless others read the same', () => {
  const crease = { text: 'reeneeeaa a ne, ennee a', secondMean: 0.2, likeness: 0.25, seconded: true };
  expect(isGibberish(read(crease, 'folded'))).toBe(true);
  expect(isGibberish(read(crease))).toBe(false);
  expect(isGibberish(read({ ...crease, likeness: 0.5 }, 'folded'))).toBe(false);
  expect(isGibberish(read({ ...crease, secondMean: 0.5 }, 'folded'))).toBe(false);
});

test('a few letters under a stamp are a piece of it where the second reader denies them', () => {
  expect(isGibberish(read({}, 'foreign-ink'))).toBe(true);
  expect(isGibberish(read({ seconded: true }, 'foreign-ink'))).toBe(false);
  expect(isGibberish(read({ seconded: null }, 'foreign-ink'))).toBe(false);
  expect(isGibberish(read({ text: 'RECEIVED' }, 'foreign-ink'))).toBe(false);
  expect(isGibberish(read({}))).toBe(false);
});
