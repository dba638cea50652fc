import { expect, test } from 'vitest';
import { getKnownWords } from './known-words.ts';
import { createWordList, foldSign } from './word-list.ts';

const list = createWordList(['ana', 'maria', 'mario', 'marian', 'damascus']);

test('the words near a misread one are those so many letters away, and none of the shortest', () => {
  expect(list.findNear('maria', 1).sort()).toEqual(['maria', 'marian', 'mario']);
  expect(list.findNear('wanascus', 1)).toEqual([]);
  expect(list.findNear('wanascus', 2)).toEqual(['damascus']);
  expect(list.findNear('damacsus', 2)).toEqual(['damascus']);
  expect(list.findNear('amascu', 2)).toEqual(['damascus']);
  expect(list.findNear('anb', 1)).toEqual([]);
});

test('signs are folded one by one: no accent, no capital, nothing that is no letter or digit', () => {
  expect([...'ŁóżaÑ’7ı-'].map(foldSign).join('')).toBe('lozan7i');
});

test('names, towns, countries, tongues and trades are known, folded, each once', () => {
  const known = getKnownWords();
  for (const word of [
    'jose',
    'nguyen',
    'tegucigalpa',
    'honduras',
    'honduran',
    'tigrinya',
    'applicant',
    'farmer',
    'rio',
  ])
    expect(known.has(word), word).toBe(true);
  for (const word of ['José', 'wamascus', 'st', '']) expect(known.has(word), word).toBe(false);
});
