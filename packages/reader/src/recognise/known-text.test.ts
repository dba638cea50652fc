import { expect, test } from 'vitest';
import { isOfKnownWords } from './known-text.ts';

test('a text is of known words when each that is not short is one', () => {
  for (const text of ['Damascus, Syria', 'DEL RIO, TX', 'José Ángel', '415 Peachtree St NE', 'Al-Hassan'])
    expect(isOfKnownWords(text), text).toBe(true);
  for (const text of [
    'Wamascus, Syria',
    'N/A',
    'NIA',
    'TX',
    '2024',
    '',
    'EWI',
    'P633007',
    '12 Calle 3-O8 Zona 1',
  ])
    expect(isOfKnownWords(text), text).toBe(false);
});
