import type { Period } from '../../mirror/compare/periods.ts';
import { contradicts, type Judgement, judgeNew, judgeValues, unanswered } from '../../mirror/judgement.ts';
import { hasEndedBeforeFiveYears, isPresent } from '../../values/calendar-date.ts';
import { sameDateOn, type Told, timeOf } from './told.ts';

/** The end of a time that both tell. What went on when the paper was signed may have ended since. */
export const judgeEnd = (told: Told, before: string, now: string): Judgement | null =>
  judgeValues({
    before,
    now,
    isSame: sameDateOn(told),
    ifOther: isPresent(before) ? judgeNew(timeOf(told, now), contradicts) : contradicts,
  });

/** A row of the paper that the form has not: it asks for the last five years alone. */
export function judgeGone({ signed, today }: Told, { from, to }: Period): Judgement {
  const signedOn = signed === null ? '' : `${signed.month}/${signed.year}`;
  const end = isPresent(to) ? signedOn : to;
  if (end === '' && from === '') return unanswered;
  return hasEndedBeforeFiveYears(end, today) ? unanswered : contradicts;
}
