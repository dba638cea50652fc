import type { ScoredPassage } from './score-passages.ts';

/** What a question found: passages, the best first, and how much the question tells at all. */
export interface Found {
  readonly passages: readonly ScoredPassage[];
  readonly tells: number;
}

/** So that nothing is divided by nothing. */
const minDivisor = 0.05;
/** What a short plain question tells. */
const enough = 12;

/** What speaks for it that the best passage answers. */
export function toSigns({ passages, tells }: Found): readonly number[] {
  const [best, next] = passages.filter(({ isOutside }) => !isOutside);
  const outside = passages.find(({ isOutside }) => isOutside);
  const score = best?.score ?? 0;
  const toLead = (other: ScoredPassage | undefined) =>
    Math.log((score + minDivisor) / ((other?.score ?? 0) + minDivisor));
  return [
    1,
    score,
    toLead(next),
    toLead(outside),
    best?.cover ?? 0,
    best?.question ?? 0,
    Math.log(1 + tells),
    Math.min(1, tells / enough),
  ];
}

/** Fitted to questions that the exam does not hold (`npm run exam -- --fit`). */
const fitted: readonly number[] = [-18.88, 15.65, -0.52, 6.87, -0.65, -0.11, 2.82, 3.58];
/** Rather no answer than a wrong one. */
const minCertainty = 0.6;

export const toProbability = (weights: readonly number[], signs: readonly number[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** How sure it is that the best passage answers, 0 to 1. */
export const toCertainty = (found: Found): number => toProbability(fitted, toSigns(found));

export const isAnswered = (found: Found): boolean => toCertainty(found) >= minCertainty;
