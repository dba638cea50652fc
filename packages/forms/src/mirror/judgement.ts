import { type CalendarDate, compareDates, isPresent } from '../values/calendar-date.ts';
import { readDate } from './compare/compare-dates.ts';
import type { MirrorEntry } from './mirror-entry.ts';

export type Judgement = Pick<MirrorEntry, 'verdict' | 'since'>;

export const same: Judgement = { verdict: 'same', since: false };
/** May well be true since then. */
export const changed: Judgement = { verdict: 'changed', since: true };
export const contradicts: Judgement = { verdict: 'contradicts', since: false };
/** Of a time before the paper was signed, which is silent on it. */
export const unsaid: Judgement = { verdict: 'not-said-before', since: false };
/** As above, and nobody knows whether it came before or after. */
export const undated: Judgement = { verdict: 'not-said-before', since: true };
/** As `unsaid`, of one box of the paper: it stands empty, or no value could be made of it. */
export const silent: Judgement = { verdict: 'not-said-before', since: false };
export const unanswered: Judgement = { verdict: 'not-answered', since: false };
export const unreadable: Judgement = { verdict: 'not-readable', since: false };

/** When something was, by the day the paper was signed. A month in which it was signed counts as since. */
export type Time = 'before' | 'since' | 'unknown';

/** @param signed null: not readable, and then no date tells anything */
export function toTime(date: string, signed: CalendarDate | null, today: Date): Time {
  if (signed === null) return 'unknown';
  if (isPresent(date)) return 'since';
  const found = readDate(date, today);
  if (found === null) return 'unknown';
  return compareDates(found, signed) < 0 ? 'before' : 'since';
}

/** Of something that the paper does not say. */
export const judgeNew = (time: Time, ifBefore: Judgement): Judgement =>
  ({ before: ifBefore, since: changed, unknown: undated })[time];

interface Values {
  readonly before: string;
  readonly now: string;
  readonly isSame: (before: string, now: string) => boolean;
  readonly ifOther: Judgement;
}

/** One value against another; null where neither says anything. */
export function judgeValues({ before, now, isSame, ifOther }: Values): Judgement | null {
  if (now.trim() === '') return before.trim() === '' ? null : unanswered;
  if (before.trim() === '') return silent;
  return isSame(before, now) ? same : ifOther;
}

const weights: readonly Judgement[] = [contradicts, changed, undated, unsaid, silent, same, unanswered];

/** One judgement of several on an answer, and the ids of the paper's boxes it rests on. */
export interface Part {
  readonly judgement: Judgement | null;
  readonly rests: readonly string[];
}

/** The gravest of several parts; null where none says anything. */
export const toGravest = (parts: readonly Part[]): Part | null =>
  weights.map((one) => parts.find(({ judgement }) => judgement === one)).find((part) => part !== undefined) ??
  null;
