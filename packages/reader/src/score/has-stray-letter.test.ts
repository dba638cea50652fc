import { expect, test } from 'vitest';
import { hasStrayLetter } from './has-stray-letter.ts';

test('a letter of the box before seems to begin the text', () => {
  for (const text of ['BSpokane', 'aHuambo', 'El DLuanda'])
    expect(hasStrayLetter(text, 'name'), text).toBe(true);
  expect(hasStrayLetter('BSPOKANE', 'city')).toBe(true);
});

test('names, and capitals of no known town, are as they are', () => {
  for (const text of [
    'Spokane',
    'McKay',
    'DeAndre',
    "O'Brien",
    'JBS Foods',
    'SPOKANE',
    'Del Rio, TX',
    'Bafut',
  ])
    expect(hasStrayLetter(text, 'place'), text).toBe(false);
  expect(hasStrayLetter('BSPOKANE', 'name')).toBe(false);
});
