import { maxQuestionLength } from '@puente/contract';
import { type Language, languages } from '@puente/texts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Found } from './judge-found.ts';
import { findAlike, findTexts, listLexemes, listWordCounts } from './knowledge.repo.ts';
import { scorePassages, toTold } from './score-passages.ts';
import { isConceptWord, toSearchText } from './to-search-text.ts';
import { type PassageWords, toPassageWords, weighWords } from './weigh-words.ts';

/** Of a long story its first sentences; each costs time. */
const maxParts = 12;
const minPartWords = 3;
/** What a word stands for tells less than the word itself. */
const conceptCounts = 0.3;
/** What stands nearly everywhere leads nowhere. */
const maxSearched = 24;
/** Passages whose texts are read: the likeliest by their words. */
const maxPassages = 40;

/** The words of the base by language. */
export type BaseWords = ReadonlyMap<Language, PassageWords>;

export async function openWords(db: Database): Promise<BaseWords> {
  const words = new Map<Language, PassageWords>();
  for (const { code } of languages) words.set(code, toPassageWords(await listWordCounts(db, code)));
  return words;
}

const noWords = toPassageWords([]);

const splitWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);

/** Words that the base does not have are replaced by those they are most like: people misspell. */
async function correct(
  db: Database,
  language: Language,
  texts: readonly string[],
  { lexemes }: PassageWords,
): Promise<string[]> {
  const words = [...new Set(texts.flatMap(splitWords))];
  const stems = await listLexemes(db, language, words);
  const strange = words.filter((_, at) => stems[at]?.some((lexeme) => !lexemes.has(lexeme)));
  const alike = await findAlike(db, language, strange);
  return texts.map((text) => text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => alike.get(word) ?? word));
}

/** The whole question and, of one with several sentences, each of them. */
function splitQuestion(question: string): string[] {
  const parts = question
    .split(/(?<=[.?!;])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= minPartWords);
  return parts.length > 1 ? [question, ...parts.slice(0, maxParts)] : [question];
}

/** The question and each of its sentences as lexemes, misspelt words put right. */
async function toParts(
  db: Database,
  language: Language,
  question: string,
  words: PassageWords,
): Promise<string[][]> {
  const texts = splitQuestion(question).map((part) => toSearchText(language, part));
  const corrected = await correct(db, language, texts, words);
  return listLexemes(db, language, corrected);
}

const toLikeliest = (odds: ReadonlyMap<string, number>): string[] =>
  [...odds]
    .toSorted(([one, oneOdds], [other, otherOdds]) => otherOdds - oneOdds || one.localeCompare(other))
    .slice(0, maxPassages)
    .map(([passage]) => passage);

async function searchIn(db: Database, language: Language, question: string, base: BaseWords): Promise<Found> {
  const words = base.get(language) ?? noWords;
  const telling = (lexeme: string) =>
    (isConceptWord(lexeme) ? conceptCounts : 1) *
    Math.log(1 + words.widest / ((words.lexemes.get(lexeme)?.of.size ?? 0) + 0.5));
  const parts = await toParts(db, language, question, words);
  const searched = [...new Set(parts.flat())]
    .filter((lexeme) => words.lexemes.has(lexeme))
    .toSorted((one, other) => telling(other) - telling(one))
    .slice(0, maxSearched);
  const odds = weighWords(words, parts, telling);
  const texts = await findTexts(db, language, toLikeliest(odds), searched);
  return {
    passages: scorePassages(texts, parts, telling, odds),
    tells: toTold(parts[0] ?? [], telling),
    words: new Set(parts[0]).size,
  };
}

/** How much better another language than that of the screen must fit. */
const minAhead = 0.05;

/** What answers a question, in whichever language it is more likely to be in. */
export async function searchKnowledge(
  db: Database,
  language: Language,
  question: string,
  base: BaseWords,
): Promise<Found> {
  const asked = question.slice(0, maxQuestionLength);
  const own = await searchIn(db, language, asked, base);
  const toBest = ({ passages }: Found) => Math.max(0, ...passages.map(({ fit }) => fit));
  let best = own;
  for (const { code } of languages.filter(({ code }) => code !== language)) {
    const other = await searchIn(db, code, asked, base);
    if (toBest(other) > toBest(own) + minAhead && toBest(other) > toBest(best)) best = other;
  }
  return best;
}
