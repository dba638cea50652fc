import { type Language, languages, sourceLanguage } from '@puente/texts';
import { wordsOf } from '@puente/texts/knowledge';
import { findConcepts } from './find-concepts.ts';

/** Small letters without accents and typographic marks. */
export const toPlain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .toLowerCase();

const everywhere = new Map(
  languages.map(({ code }) => [
    code,
    wordsOf(code).sameThings.map(([ways, word]) => [new RegExp(ways, 'g'), word] as const),
  ]),
);

const sameThingsOf = (language: Language) => everywhere.get(language) ?? [];

/** Without its accent the dictionary would not know this ending. */
const addAccent = (text: string): string => text.replaceAll(/([cs])ion\b/g, '$1ión');

/** No dictionary changes it, and nobody types it. */
const toConceptWord = (concept: string): string => `zq${concept.replaceAll(/[^a-z0-9]/g, '')}qz`;

export const isConceptWord = (word: string): boolean => word.startsWith('zq') && word.endsWith('qz');

/**
 * As it is indexed and searched: each way to say a thing is the one word that stands for all of them, and what the
 * text speaks of follows it.
 */
export function toSearchText(language: Language, text: string): string {
  const same = sameThingsOf(language).reduce(
    (replaced, [ways, word]) => replaced.replaceAll(ways, word),
    toPlain(text),
  );
  const words = same
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const accented = toDictionary(language) === 'spanish' ? addAccent(words) : words;
  const concepts = findConcepts(language, words.split(/[ ']+/)).map(toConceptWord);
  return [accented, ...concepts].join(' ');
}

/** The dictionary of the database for a language. */
export const toDictionary = (language: Language): 'english' | 'spanish' =>
  language === sourceLanguage ? 'english' : 'spanish';
