import type { WordCount } from './knowledge.repo.ts';
import { type Part, type Telling, weighSentences } from './score-passages.ts';

/** The words of a language: where each stands, and how many each passage has. */
export interface PassageWords {
  readonly lexemes: ReadonlyMap<string, { readonly total: number; readonly of: ReadonlyMap<string, number> }>;
  readonly passages: ReadonlyMap<string, number>;
  readonly total: number;
  /** In how many passages the word stands that stands in most. */
  readonly widest: number;
}

export function toPassageWords(counts: readonly WordCount[]): PassageWords {
  const lexemes = new Map<string, { total: number; of: Map<string, number> }>();
  const passages = new Map<string, number>();
  let total = 0;
  for (const { passage, lexeme, texts } of counts) {
    const stands = lexemes.get(lexeme) ?? { total: 0, of: new Map<string, number>() };
    stands.total += texts;
    stands.of.set(passage, texts);
    lexemes.set(lexeme, stands);
    passages.set(passage, (passages.get(passage) ?? 0) + texts);
    total += texts;
  }
  const widest = Math.max(1, ...[...lexemes.values()].map(({ of }) => of.size));
  return { lexemes, passages, total, widest };
}

/** How many words of the whole base are lent to each passage: what nobody asked of it yet may still be asked. */
const lent = 100;

/**
 * How much likelier the words of a question are of each passage than of the base as a whole, as the logarithm of the
 * odds: a word that many of its questions have speaks for it more than one that stands in a single one.
 */
function weighPart({ lexemes, passages, total }: PassageWords, part: Part): Map<string, number> {
  const asked = new Set(part);
  const weighed = new Map<string, number>();
  for (const [passage, words] of passages) weighed.set(passage, asked.size * Math.log(lent / (words + lent)));
  for (const lexeme of asked) {
    const stands = lexemes.get(lexeme);
    if (!stands) continue;
    for (const [passage, texts] of stands.of)
      weighed.set(
        passage,
        (weighed.get(passage) ?? 0) + Math.log(1 + (texts * total) / (lent * stands.total)),
      );
  }
  return weighed;
}

/** Of a question of several sentences: how much the one that fits best counts beside the whole. */
const sentenceCounts = 0.4;

/** Odds of each passage by the words of a question: of its whole and, of a story, of the sentence that fits best. */
export function weighWords(
  words: PassageWords,
  [whole = [], ...sentences]: readonly Part[],
  telling: Telling,
): Map<string, number> {
  const weighed = weighPart(words, whole);
  if (sentences.length === 0) return weighed;
  const each = weighSentences(sentences, telling).map(({ part, share }) => ({
    odds: weighPart(words, part),
    share,
  }));
  const toBest = (passage: string) =>
    Math.max(...each.map(({ odds, share }) => share * (odds.get(passage) ?? 0)));
  return new Map(
    [...weighed].map(([passage, odds]) => [
      passage,
      (1 - sentenceCounts) * odds + sentenceCounts * toBest(passage),
    ]),
  );
}
