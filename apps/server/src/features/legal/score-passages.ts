import type { FoundText } from './knowledge.repo.ts';

/** How much a lexeme tells: more, the fewer passages it stands in. */
export type Telling = (lexeme: string) => number;

/** One sentence of a question, or the whole of it, as lexemes. */
export type Part = readonly string[];

/** How a passage fits by its texts, each 0 to about 1. */
interface Fit {
  /** All of it together. */
  readonly fit: number;
  /** Share of what was asked that stands anywhere in the passage. */
  readonly cover: number;
  /** How like the most alike of its questions is. */
  readonly question: number;
}

export interface ScoredPassage extends Fit {
  readonly passage: string;
  readonly isOutside: boolean;
  /** Odds by its words and fit by its texts together, as the logarithm of odds. */
  readonly score: number;
}

function sum(lexemes: Iterable<string>, telling: Telling): number {
  let total = 0;
  for (const lexeme of lexemes) total += telling(lexeme);
  return total;
}

export const toTold = (part: Part, telling: Telling): number => sum(new Set(part), telling);

const weights = { question: 0.5, cover: 0.3, told: 0.2 };
/** Of the two questions most alike. */
const bestCounts = 0.75;

interface Weighed {
  readonly lexemes: readonly string[];
  readonly tells: number;
}

/** A passage as it is held against each part of a question. */
interface OpenPassage {
  readonly questions: readonly Weighed[];
  readonly told: readonly Weighed[];
  /** Of all its texts. */
  readonly lexemes: readonly string[];
}

function openPassage(texts: readonly FoundText[], telling: Telling): OpenPassage {
  const isQuestion = ({ kind }: FoundText) => kind === 'question' || kind === 'outside';
  const weigh = ({ lexemes }: FoundText): Weighed => ({ lexemes, tells: sum(lexemes, telling) });
  return {
    questions: texts.filter(isQuestion).map(weigh),
    told: texts.filter((text) => !isQuestion(text)).map(weigh),
    lexemes: [...new Set(texts.flatMap(({ lexemes }) => lexemes))],
  };
}

function fitPart({ questions, told, lexemes }: OpenPassage, part: Part, telling: Telling): Fit {
  const asked = new Set(part);
  const tells = sum(asked, telling);
  if (tells === 0) return { fit: 0, cover: 0, question: 0 };
  const toShared = (own: readonly string[]) =>
    sum(
      own.filter((lexeme) => asked.has(lexeme)),
      telling,
    );
  /** How much both say the same. */
  const toLikeness = (text: Weighed) => (2 * toShared(text.lexemes)) / (text.tells + tells);
  const [best = 0, second = best] = questions.map(toLikeness).toSorted((one, other) => other - one);
  const asQuestion = bestCounts * best + (1 - bestCounts) * second;
  const cover = toShared(lexemes) / tells;
  return {
    fit:
      weights.question * asQuestion +
      weights.cover * cover +
      weights.told * (told.length === 0 ? asQuestion : Math.max(...told.map(toLikeness))),
    cover,
    question: best,
  };
}

/** Of a question of several sentences: how much the whole counts, and how much the sentence that fits best. */
const wholeCounts = 0.45;

/** A sentence of a question, and how much it counts beside the one that tells most: one that tells little fits anything. */
interface Sentence {
  readonly part: Part;
  readonly share: number;
}

export function weighSentences(sentences: readonly Part[], telling: Telling): Sentence[] {
  const tells = sentences.map((sentence) => toTold(sentence, telling));
  const maxTold = Math.max(...tells) || 1;
  return sentences.map((part, at) => ({ part, share: Math.sqrt((tells[at] ?? 0) / maxTold) }));
}

function fitQuestion(
  passage: OpenPassage,
  whole: Part,
  sentences: readonly Sentence[],
  telling: Telling,
): Fit {
  const all = fitPart(passage, whole, telling);
  if (sentences.length === 0) return all;
  const fits = sentences.map(({ part, share }) => {
    const { fit, question } = fitPart(passage, part, telling);
    return { fit: fit * share, question };
  });
  return {
    fit: wholeCounts * all.fit + (1 - wholeCounts) * Math.max(...fits.map(({ fit }) => fit)),
    cover: all.cover,
    question: Math.max(all.question, ...fits.map(({ question }) => question)),
  };
}

/** What a full fit adds to the odds by words. */
const fitCounts = 20;

/**
 * Passages by how well they answer, the best first, to the whole question, then its sentences where it has several;
 * `odds`: of each passage by its words.
 */
export function scorePassages(
  texts: readonly FoundText[],
  [whole = [], ...sentences]: readonly Part[],
  telling: Telling,
  odds: ReadonlyMap<string, number>,
): ScoredPassage[] {
  const byPassage = new Map<string, FoundText[]>();
  for (const text of texts) {
    const own = byPassage.get(text.passage);
    if (own) own.push(text);
    else byPassage.set(text.passage, [text]);
  }
  const weighed = weighSentences(sentences, telling);
  return [...byPassage]
    .map(([passage, own]) => {
      const fitted = fitQuestion(openPassage(own, telling), whole, weighed, telling);
      const score = (odds.get(passage) ?? 0) + fitCounts * fitted.fit;
      return { passage, isOutside: own[0]?.kind === 'outside', score, ...fitted };
    })
    .toSorted((one, other) => other.score - one.score || one.passage.localeCompare(other.passage));
}
