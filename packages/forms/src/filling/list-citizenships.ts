import { splitCountries } from '../values/countries/split-countries.ts';
import { isAbsentWord } from '../values/spelling/absent-words.ts';

/** The countries of an answer on citizenship, each as written. An answer that says there is none stays one text. */
export function listCitizenships(value: string): string[] {
  const listed = isAbsentWord(value) ? [] : splitCountries(value, { demonyms: true });
  return listed.length === 0 ? [value] : listed.map(({ text }) => text);
}
