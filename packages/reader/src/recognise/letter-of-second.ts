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
const sureOfSecond = 0.9;

/** Letters that none of the engine's data has: `Şahin` is `Sahin` to all of it. */
const unknownToEngine = /^[şğıłśźżąęčšžřěůőűățșāēīū]$/iu;

/** For a stroke across its stem the engine takes `ł` for other letters with a stem. So sure the second reader must be. */
const stemWithStroke = { seen: /^[łŁ]$/, ofEngine: /^[ltiIL1hŁł]$/, minConfidence: 0.6 };

interface Place {
  /** Chance that a hand wrote it. */
  readonly byHand: number;
  readonly isBeforeU: boolean;
}

/**
 * The letter that the second reader sees where the engine cannot, and its chance: the sign before the number of a flat, for
 * which it sees nothing (`Washington Ave #118`); in print, one of languages that it has no data of, for whose base it takes it,
 * and a q before another letter than u (`Guogiang`). Null where there is none.
 */
export function findOfSecond(
  votes: readonly Vote[],
  { byHand, isBeforeU }: Place,
): { letter: string; chance: number } | null {
  const ofSecond = votes.find(({ voice }) => voice === 'second');
  if (!ofSecond) return null;
  const { letter: seen, confidence } = ofSecond;
  const ofEngine = votes.filter(({ voice }) => voice !== 'second').map(({ letter }) => letter);
  const isPrint = ofEngine.length > 0 && byHand < handWritten;
  const isStruck = isPrint && confidence >= stemWithStroke.minConfidence && stemWithStroke.seen.test(seen);
  if (isStruck && ofEngine.every((letter) => stemWithStroke.ofEngine.test(letter)))
    return { letter: seen, chance: Math.min(confidence, sureOfSecond) };
  const isSeen = confidence >= sureOfSecond && mayStand(seen, ofEngine, { isPrint, isBeforeU });
  return isSeen ? { letter: seen, chance: sureOfSecond } : null;
}

function mayStand(
  seen: string,
  ofEngine: readonly string[],
  { isPrint, isBeforeU }: { readonly isPrint: boolean; readonly isBeforeU: boolean },
): boolean {
  if (seen === '#') return ofEngine.every(isBare);
  if (!isPrint) return false;
  if (seen === 'q') return !isBeforeU && ofEngine.every((letter) => /^[gq]$/.test(letter));
  return unknownToEngine.test(seen) && ofEngine.every((letter) => letter === withoutMarks(seen));
}
