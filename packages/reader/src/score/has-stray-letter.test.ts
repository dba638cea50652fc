import { expect, test } from 'vitest';
import { hasStrayLetter } from './has-stray-letter.ts';

test('a letter of the box before seems to begin the text', () => {
  for (const text of ['BSpokane', 'aHuambo', 'El DLuanda'])
    expect(hasStrayLetter(text, 'name'), text).toBe(true);
  expect(hasStrayLetter('BSPOKANE', 'city')).toBe(true);
  expect(hasStrayLetter('2 Boise', 'city')).toBe(true);
  expect(hasStrayLetter('2Tulsa', 'place')).toBe(true);
});

test('the number of an apartment seems to stand in the next box', () => {
  for (const text of ['3516 Wilshire Blvd, Apt.', '12 Elm St APT', '8 Oak Ave #'])
    expect(hasStrayLetter(text, 'street'), text).toBe(true);
  for (const text of ['3516 Wilshire Blvd, Apt. 2', '12 Elm St', '2 Lot St', 'Calle 5 #12-3'])
    expect(hasStrayLetter(text, 'street'), text).toBe(false);
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
