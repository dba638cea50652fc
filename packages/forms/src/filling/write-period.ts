import { date } from '../values/date.ts';
import { toFirstOfMonth } from '../values/month.ts';
import { toOneLine } from '../values/spelling/latin-text.ts';
import { toSlashedDate } from '../values/typed-date.ts';
import type { Place } from './filling-result.ts';
import { adjust, note, put, type Sheet } from './sheet.ts';
import { dayNotKnown, writeDate, writeEndDate } from './write-text.ts';

/** One end of a period, at its form-data path and in its box. */
export interface PeriodDate {
  readonly word: 'since' | 'from' | 'to';
  readonly path: string;
  readonly id: string;
  readonly value: string;
}

/** Whose dates they are, and where Part 14 says so. */
interface PeriodContext {
  readonly place: Place;
  readonly name: string;
  /** The person accepts the first of the month where the day is not known. */
  readonly isFirstAccepted: boolean;
}

const dayStoodFor = 'approximate: the day is not known; the first of the month stands for it';

/**
 * T-MOYR: the dates of a home or a job. One without a day leaves its box blank and goes to Part 14; once the person
 * accepts it the first of the month is written, and Part 14 says that it stands for a day not known.
 */
export function writePeriod(sheet: Sheet, dates: readonly PeriodDate[], context: PeriodContext): void {
  const said: Record<string, string[]> = { [dayNotKnown]: [], [dayStoodFor]: [] };
  for (const { word, path, id, value } of dates) {
    const typed = toOneLine(value);
    const first = context.isFirstAccepted ? toFirstOfMonth(typed) : null;
    if (!('problem' in date.toBox(typed))) (word === 'to' ? writeEndDate : writeDate)(sheet, path, id, value);
    else {
      if (first) put(sheet, id, first);
      if (first) adjust(sheet, path, typed, first);
      said[first ? dayStoodFor : dayNotKnown]?.push(`${word} ${toSlashedDate(typed)}`);
    }
  }
  for (const [why, pieces] of Object.entries(said))
    if (pieces.length > 0) note(sheet, context.place, `${context.name}: ${pieces.join(', ')}; ${why}`);
}
