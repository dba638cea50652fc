import { maxQuestionLength } from '@puente/contract';
import { type Language, languages } from '@puente/texts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Found } from './judge-found.ts';
import { countLexemes, findAlike, findTexts, listLexemes } from './knowledge.repo.ts';
import { scorePassages, toTold } from './score-passages.ts';
import { isConceptWord, toSearchText } from './to-search-text.ts';

/** Of a long story its first sentences; each costs time. */
const maxParts = 12;
const minPartWords = 3;
/** What a word stands for tells less than the word itself. */
const conceptCounts = 0.3;
/** What stands nearly everywhere leads nowhere. */
const maxSearched = 24;

/** In how many passages each lexeme stands, by language. */
export type LexemeCounts = ReadonlyMap<Language, ReadonlyMap<string, number>>;

export async function countAll(db: Database): Promise<LexemeCounts> {
  const counted = await Promise.all(
    languages.map(async ({ code }) => [code, await countLexemes(db, code)] as const),
  );
  return new Map(counted);
}

const splitWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);

/** Words that the base does not have are replaced by those they are most like: people misspell. */
async function correct(
  db: Database,
  language: Language,
  texts: readonly string[],
  counts: ReadonlyMap<string, number>,
): Promise<string[]> {
  const words = [...new Set(texts.flatMap(splitWords))];
  const stems = await listLexemes(db, language, words);
  const strange = words.filter((_, at) => stems[at]?.some((lexeme) => !counts.has(lexeme)));
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

async function searchIn(
  db: Database,
  language: Language,
  question: string,
  counts: LexemeCounts,
): Promise<Found> {
  const own = counts.get(language) ?? new Map<string, number>();
  const total = Math.max(1, ...own.values());
  const telling = (lexeme: string) =>
    (isConceptWord(lexeme) ? conceptCounts : 1) * Math.log(1 + total / ((own.get(lexeme) ?? 0) + 0.5));
  const texts = splitQuestion(question).map((part) => toSearchText(language, part));
  const corrected = await correct(db, language, texts, own);
  const parts = await listLexemes(db, language, corrected);
  const searched = [...new Set(parts.flat())]
    .filter((lexeme) => own.has(lexeme))
    .toSorted((one, other) => telling(other) - telling(one))
    .slice(0, maxSearched);
  const passages = scorePassages(await findTexts(db, language, searched), parts, telling);
  return { passages, tells: toTold(parts[0] ?? [], telling) };
}

/** How much better another language than that of the screen must fit. */
const minAhead = 0.05;

/** What answers a question, in whichever language it is more likely to be in. */
export async function searchKnowledge(
  db: Database,
  language: Language,
  question: string,
  counts: LexemeCounts,
): Promise<Found> {
  const asked = question.slice(0, maxQuestionLength);
  const own = await searchIn(db, language, asked, counts);
  const toBest = ({ passages }: Found) => passages[0]?.score ?? 0;
  let best = own;
  for (const { code } of languages.filter(({ code }) => code !== language)) {
    const other = await searchIn(db, code, asked, counts);
    if (toBest(other) > toBest(own) + minAhead && toBest(other) > toBest(best)) best = other;
  }
  return best;
}
