import type { Language } from '../engine/engine.ts';
import stored from './letter-confusions.json' with { type: 'json' };

/** Counted on texts we drew ourselves: language → letter on paper → letter read → times. '' is nothing. */
type Counts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const counts = stored.counts as Counts;
const priors = stored.priors as Readonly<Record<string, number>>;
const smoothing = 0.02;
const alphabetSize = 120;

const totals = new Map<string, number>();
const truths = new Map<string, string[]>();
for (const [language, rows] of Object.entries(counts))
  for (const [truth, row] of Object.entries(rows)) {
    totals.set(
      `${language} ${truth}`,
      Object.values(row).reduce((sum, n) => sum + n, 0),
    );
    for (const letter of Object.keys(row)) {
      const key = `${language} ${letter}`;
      truths.set(key, [...(truths.get(key) ?? []), truth]);
    }
  }

/** Chance that data of this language reads `letter` where `truth` stands. */
export function letterLikelihood(language: Language, truth: string, letter: string): number {
  const total = totals.get(`${language} ${truth}`) ?? 0;
  const seen = counts[language]?.[truth]?.[letter] ?? 0;
  const guess = truth === letter ? 0.9 : 0.1 / alphabetSize;
  const trust = smoothing * 100;
  return (seen + trust * guess) / (total + trust);
}

/** How often a letter stands on paper, among all places. */
export function letterPrior(letter: string): number {
  return priors[letter] ?? 1e-5;
}

/** Letters that data of this language has read as `letter`. */
export function likelyTruths(language: Language, letter: string): readonly string[] {
  return truths.get(`${language} ${letter}`) ?? [];
}
