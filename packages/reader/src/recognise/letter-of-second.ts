import type { Voice } from '../engine/engine.ts';
import { withoutMarks } from './align.ts';

/** What one reader says of one letter. */
export interface Vote {
  readonly voice: Voice;
  readonly letter: string;
  readonly confidence: number;
  readonly weight: number;
}

/** The letter of a voter that sees none. */
export const nothing = '';
export const isBare = (letter: string): boolean => letter === nothing || letter === ' ';

/** From this chance on a hand is taken to have written. */
export const handWritten = 0.5;
/** So sure it must be of what it alone sees, and so sure it is then. */
export const sureOfSecond = 0.9;

/** Letters that none of the engine's data has: `Şahin` is `Sahin` to all of it. */
const unknownToEngine = /^[şğıłśźżąęčšžřěůőűățșāēīū]$/iu;

interface Place {
  /** Chance that a hand wrote it. */
  readonly byHand: number;
  readonly isBeforeU: boolean;
}

/**
 * The letter that the second reader surely sees where the engine cannot: the sign before the number of a flat, for which it
 * sees nothing (`Washington Ave #118`); in print, one of languages that it has no data of, for whose base it takes it, and a q
 * before another letter than u (`Guogiang`). Null where there is none.
 */
export function findOfSecond(votes: readonly Vote[], { byHand, isBeforeU }: Place): string | null {
  const isSure = ({ voice, confidence }: Vote) => voice === 'second' && confidence >= sureOfSecond;
  const seen = votes.find(isSure)?.letter;
  const ofEngine = votes.filter(({ voice }) => voice !== 'second').map(({ letter }) => letter);
  if (seen === '#') return ofEngine.every(isBare) ? seen : null;
  if (seen === undefined || ofEngine.length === 0 || byHand >= handWritten) return null;
  if (seen === 'q') return !isBeforeU && ofEngine.every((letter) => /^[gq]$/.test(letter)) ? seen : null;
  const isOnlyBase = ofEngine.every((letter) => letter === withoutMarks(seen));
  return unknownToEngine.test(seen) && isOnlyBase ? seen : null;
}
