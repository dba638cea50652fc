import { type CalendarDate, compareDates, isPresent, parseFormDate } from '../../values/calendar-date.ts';
import { month } from '../../values/month.ts';
import { parsePaperDate } from '../../values/paper-date.ts';
import { toSlashedDate } from '../../values/typed-date.ts';

/** A day or a month however it is written; null for what is none, `Present` included. */
export function readDate(text: string, today: Date): CalendarDate | null {
  const typed = text.trim();
  const context = { today, mayBeAhead: true };
  return (
    parseFormDate(toSlashedDate(typed)) ??
    parseFormDate(parsePaperDate(typed, context)?.value ?? '') ??
    parseFormDate(month.parse(typed, context)?.value ?? '')
  );
}

const isGoingOn = (text: string, today: Date): boolean =>
  isPresent(text) || (month.parse(text, { today, mayBeAhead: true })?.value ?? '') === 'Present';

/** With day and month the other way round; null where there is no such day. */
const toTurned = ({ year, month: first, day }: CalendarDate): CalendarDate | null =>
  day === null ? null : parseFormDate(`${day}/${first}/${year}`);

/**
 * Same day or same month; a month alone is the same as any of its days. `mayBeTurned`: the paper writes days first, so that
 * its date may be read either way.
 */
export function isSameDate(before: string, now: string, today: Date, mayBeTurned = false): boolean {
  if (isGoingOn(before, today) || isGoingOn(now, today))
    return isGoingOn(before, today) && isGoingOn(now, today);
  const [one, other] = [readDate(before, today), readDate(now, today)];
  if (one === null || other === null) return before.trim() === now.trim();
  if (compareDates(one, other) === 0) return true;
  const turned = mayBeTurned ? toTurned(one) : null;
  return turned !== null && compareDates(turned, other) === 0;
}
