import type { ValueKind } from '@puente/forms';
import {
  closestMonth,
  findMisreadShortMonth,
  findMonth,
  isAbsentWord,
  isMisreadAbsentWord,
  isPerhapsMisreadAbsentWord,
  isTornAbsentWord,
  mendPresentWord,
  monthNames,
} from '@puente/forms/lexicon';
import { getKindRules } from './value-patterns.ts';

/** Words people write where they have a value that is no number, or none yet. */
const plainWords = /^(pending|present|d\s*\/\s*s|-+)$/i;
const wordedDate =
  /^(?:\d{1,2}[\s.,-]*)?(?:de[\s.]+)?(\p{L}{3,12})[\s.,-]+(?:de[\s.]+)?(?:\d{1,2}[\s.,-]+)?\d{2}(?:\d{2})?$/u;
const monthEdits = 1;

/** Whether a text in a box for numbers says what it says in words: that there is none, or a date with its month's name. */
export const isWorded = (text: string, kind: ValueKind | 'mark'): boolean =>
  plainWords.test(text.trim()) || saysNone(text, kind) || (isOfTime(kind) && mendTimeWords(text) !== null);

export const isOfTime = (kind: ValueKind | 'mark') => kind === 'date' || kind === 'month';
/** `NIA` is no number; in other boxes it may be a name. */
const saysNone = (text: string, kind: ValueKind | 'mark') =>
  /\p{L}/u.test(text) &&
  (isAbsentWord(text) ||
    (getKindRules(kind).alphabet !== undefined &&
      [isMisreadAbsentWord, isTornAbsentWord, isPerhapsMisreadAbsentWord].some((says) => says(text))));

/** A date whose month is a word, or a word for the present, mended where letters of it were misread; null when it is neither. */
export const mendTimeWords = (text: string): string | null => repairMonth(text) ?? mendPresentWord(text);

/** A date whose month is a word, the name mended where one letter of it was misread; null when it is none. */
function repairMonth(text: string): string | null {
  const [, name] = wordedDate.exec(text.trim()) ?? [];
  if (!name) return null;
  if (findMonth(name) !== null) return text.trim();
  const month = closestMonth(name, monthEdits)?.value ?? findMisreadShortMonth(name);
  const mended = month && monthNames[Number(month) - 1]?.[0];
  return mended ? text.trim().replace(name, mended) : null;
}
