import { parseFormDate } from './calendar-date.ts';
import type { JudgedKind } from './kind.ts';
import { findMonth } from './month-names.ts';
import { type Normalised, sure } from './normalised.ts';
import { type DateContext, hasOwnCentury, parsePaperDate } from './paper-date.ts';
import { isPresentWord } from './present-words.ts';
import { foldText } from './spelling/fold-text.ts';
import { type DateProblem, type DateQuestion, findDateProblem, toSlashedDate } from './typed-date.ts';

function toFullYear(digits: string, today: Date): number {
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits);
  return year > today.getUTCFullYear() + 1 ? year - 100 : year;
}

function monthAndYear(text: string, today: Date): readonly [month: number, year: number] | null {
  const compact = text.replace(/\s*([/.\-\\|])\s*/g, '$1').trim();
  const numbers = /^(\d{1,2})[-/.\\| ](\d{4}|\d{2})$/.exec(compact) ?? /^(\d{2})(\d{4})$/.exec(compact);
  if (numbers) return [Number(numbers[1]), toFullYear(numbers[2] ?? '', today)];
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(compact);
  if (iso) return [Number(iso[2]), Number(iso[1])];
  const words = foldText(text)
    .split(' ')
    .filter((word) => !/^(de|del|of)$/.test(word));
  const month = findMonth(words[0] ?? '');
  const year = words[1] ?? '';
  if (words.length === 2 && month !== null && /^(\d{2}|\d{4})$/.test(year))
    return [month, toFullYear(year, today)];
  return null;
}

function parsePaperMonth(text: string, context: DateContext): Normalised | null {
  if (isPresentWord(text)) return sure('Present');
  const found = monthAndYear(text, context.today);
  if (found) {
    const [month, year] = found;
    if (month < 1 || month > 12 || year < 1900 || year > 2100) return null;
    const value = sure(`${String(month).padStart(2, '0')}/${year}`);
    return hasOwnCentury(text, year) ? value : { ...value, concluded: true };
  }
  const date = parsePaperDate(text, context);
  return date && { ...date, value: `${date.value.slice(0, 3)}${date.value.slice(6)}` };
}

/**
 * T-MOYR: a month of I-589 Part A.III, MM/YYYY, or `Present`. A whole date on paper keeps its month and year. A bare year
 * is not a month.
 */
export const month: JudgedKind<DateProblem, [context: DateContext], [question: DateQuestion]> = {
  parse: parsePaperMonth,
  problem: findDateProblem,
};

/** `3/2021` → `03/01/2021`; null for what is no month. */
export function toFirstOfMonth(typed: string): string | null {
  const slashed = toSlashedDate(typed);
  return parseFormDate(slashed)?.day === null ? slashed.replace('/', '/01/') : null;
}
