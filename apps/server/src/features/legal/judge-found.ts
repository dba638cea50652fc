import type { ScoredPassage } from './score-passages.ts';

/** What a question found: passages, the best first, how much the question tells at all, and in how many words. */
export interface Found {
  readonly passages: readonly ScoredPassage[];
  readonly tells: number;
  readonly words: number;
}

/** So that nothing is divided by nothing. */
const minDivisor = 0.05;
const minShare = 0.001;
/** Words that come together are no proofs apart from each other: odds count for less than they say. */
const sureness = 4;

/** Odds, as a logarithm, that what was asked is inside the base and not of a topic outside, by all that was found. */
function toOddsInside(passages: readonly ScoredPassage[]): number {
  const best = Math.max(0, ...passages.map(({ score }) => score));
  const toShare = (ofOutside: boolean) =>
    passages
      .filter(({ isOutside }) => isOutside === ofOutside)
      .reduce((sum, { score }) => sum + Math.exp((score - best) / sureness), minShare);
  return Math.log(toShare(false) / toShare(true));
}

/** What speaks for it that the best passage answers. */
export function toSigns({ passages, tells, words }: Found): readonly number[] {
  const inside = passages.filter(({ isOutside }) => !isOutside);
  const outside = passages.filter(({ isOutside }) => isOutside);
  const fit = inside[0]?.fit ?? 0;
  const fitOutside = Math.max(0, ...outside.map((other) => other.fit));
  return [
    1,
    fit,
    toOddsInside(passages),
    ((inside[0]?.score ?? 0) - (outside[0]?.score ?? 0)) / Math.sqrt(words + 1),
    Math.log((fit + minDivisor) / (fitOutside + minDivisor)),
    Math.log(1 + tells),
  ];
}

/** Fitted to questions that the exam does not hold (`npm run exam -- --fit`). */
const fitted: readonly number[] = [-4.1, 2.04, 0.45, 0.3, 1.67, 1.08];
/** Rather no answer than a wrong one. */
const minCertainty = 0.68;

export const toProbability = (weights: readonly number[], signs: readonly number[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** How sure it is that the best passage answers, 0 to 1. */
export const toCertainty = (found: Found): number => toProbability(fitted, toSigns(found));

export const isAnswered = (found: Found): boolean => toCertainty(found) >= minCertainty;
