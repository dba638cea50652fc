import type { Voice } from '../engine/engine.ts';
import stored from './letter-confusions.json' with { type: 'json' };

/**
 * Counted on texts we drew ourselves: voice → letter on paper → letter read → times. '' is nothing. Of texts written by hand
 * under the voice's name with `hand ` before it.
 */
type Counts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const counts = stored.counts as Counts;
const priors = stored.priors as Readonly<Record<string, number>>;
const smoothing = 0.02;
const alphabetSize = 120;

/** The table of a voice for what was written by hand. */
export const toHandTable = (voice: string) => `hand ${voice}`;

const totals = new Map<string, number>();
const truths = new Map<string, string[]>();
for (const [table, rows] of Object.entries(counts))
  for (const [truth, row] of Object.entries(rows)) {
    const total = Object.values(row).reduce((sum, n) => sum + n, 0);
    totals.set(`${table} ${truth}`, total);
    for (const letter of Object.keys(row)) {
      const key = `${table} ${letter}`;
      truths.set(key, [...(truths.get(key) ?? []), truth]);
    }
  }

const countOf = (table: string, truth: string, letter: string) => counts[table]?.[truth]?.[letter] ?? 0;

/** Few letters of hands were counted: what is known of typed ones counts for so many of them. */
const typedCounts = 12;

/** Chance that this voice reads `letter` where `truth` stands, on paper that a hand wrote with chance `byHand`. */
export function letterLikelihood(voice: Voice, truth: string, letter: string, byHand: number): number {
  const guess = truth === letter ? 0.9 : 0.1 / alphabetSize;
  const trust = smoothing * 100;
  const typed =
    (countOf(voice, truth, letter) + trust * guess) / ((totals.get(`${voice} ${truth}`) ?? 0) + trust);
  if (byHand === 0) return typed;
  const table = toHandTable(voice);
  const hand =
    (countOf(table, truth, letter) + typedCounts * typed) /
    ((totals.get(`${table} ${truth}`) ?? 0) + typedCounts);
  return (1 - byHand) * typed + byHand * hand;
}

/** How often a letter stands on paper, among all places. */
export function letterPrior(letter: string): number {
  return priors[letter] ?? 1e-5;
}

const none: readonly string[] = [];

/** Letters that this voice has read as `letter`. */
export function likelyTruths(voice: Voice, letter: string, byHand: number): readonly string[] {
  const typed = truths.get(`${voice} ${letter}`) ?? none;
  if (byHand < someHand) return typed;
  return [...typed, ...(truths.get(`${toHandTable(voice)} ${letter}`) ?? none)];
}
const someHand = 0.2;
