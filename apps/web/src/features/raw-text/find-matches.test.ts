import { expect, it } from 'vitest';
import { createSearch } from './find-matches.ts';

const text = 'José Núñez\nJOSE NUNEZ, jose';

it('finds words in any case, with or without accents, at their place in the text', () => {
  const found = createSearch(text)(' jose ');
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['José', 'JOSE', 'jose']);
  expect(createSearch(text)('NÚÑEZ').map(({ start, end }) => text.slice(start, end))).toEqual([
    'Núñez',
    'NUNEZ',
  ]);
});

it('finds nothing for nothing, and takes signs as they are', () => {
  expect(createSearch(text)('  ')).toEqual([]);
  expect(createSearch('a.b (c)')('.b (')).toEqual([{ start: 1, end: 5 }]);
  expect(createSearch('aaaa')('aa')).toHaveLength(2);
});
