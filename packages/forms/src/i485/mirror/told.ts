import { isSameDate } from '../../mirror/compare/compare-dates.ts';
import type { MirrorFacts } from '../../mirror/form-mirror.ts';
import { type Time, toTime } from '../../mirror/judgement.ts';
import type { I485FormData } from '../data.ts';

/** What is known while an I-589 is held against an I-485. */
export interface Told extends MirrorFacts<I485FormData> {
  /** What the I-589 says, as form data. */
  readonly before: I485FormData;
}

/** Compares days of the paper with typed ones. */
export const sameDateOn =
  ({ draft, today }: Told) =>
  (before: string, now: string): boolean =>
    isSameDate(before, now, today, draft.isDayFirst);

export const timeOf = ({ signed, today }: Told, date: string): Time => toTime(date, signed, today);

export const isUnclearIn = ({ draft }: Told, ids: readonly string[]): boolean =>
  ids.some((id) => draft.isUnclear(id));
