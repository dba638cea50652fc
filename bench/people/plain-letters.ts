import type { Person } from './person.ts';

const single: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ı: 'i', ø: 'o', đ: 'd' };
/** Windows-1252, the letters that a PDF's own fonts have. */
const inStandardFonts = /^[\u0020-\u007e\u00a0-\u00ff\u0160\u0161\u017d\u017e\u0152\u0153\u0178]$/u;

const bare = (letter: string): string => single[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');

function mapText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapText(item, change));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapText(item, change)]));
  return value;
}
const each = (text: string, change: (letter: string) => string) => [...text].map(change).join('');

/** The same person without accents, as someone types on an English keyboard. */
export const withPlainLetters = (person: Person): Person =>
  mapText(person, (text) => each(text, bare)) as Person;

/** Only letters that the PDF's standard fonts can draw. */
export const withStandardLetters = (person: Person): Person =>
  mapText(person, (text) =>
    each(text, (letter) => (inStandardFonts.test(letter) ? letter : bare(letter))),
  ) as Person;
