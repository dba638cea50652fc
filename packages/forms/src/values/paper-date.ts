import { findMonth } from './month-names.ts';
import { type Normalised, sure, unsure } from './normalised.ts';
import { foldText } from './spelling/fold-text.ts';

export interface DateContext {
  /** The day of reading: two-digit years and dates that cannot lie ahead are judged by it. */
  readonly today: Date;
  /** Whether the date may lie after today (an expiry) or not (a birth, an entry). */
  readonly mayBeAhead: boolean;
  /** The same paper writes other dates day first beyond doubt. */
  readonly paperIsDayFirst?: boolean;
}

interface DateParts {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly certainty: number;
  /** Why this is, or may be, written day first. */
  readonly dayFirst?: string;
}

function expandYear(digits: string, context: DateContext): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const thisYear = context.today.getUTCFullYear();
  const latest = context.mayBeAhead ? thisYear + 20 : thisYear;
  const century = Math.floor(latest / 100) * 100;
  return century + year > latest ? century - 100 + year : century + year;
}

function fromNumbers(first: string, second: string, yearDigits: string, context: DateContext): DateParts {
  const [a, b] = [Number(first), Number(second)];
  const year = expandYear(yearDigits, context);
  if (a > 12 && b <= 12)
    return {
      day: a,
      month: b,
      year,
      certainty: 0.9,
      dayFirst: 'written day first, the form asks for the month first',
    };
  const ambiguous = context.paperIsDayFirst === true && a <= 12 && b <= 12 && a !== b;
  if (ambiguous)
    return {
      day: b,
      month: a,
      year,
      certainty: 0.6,
      dayFirst: 'other dates on the paper are day first, so this may be too',
    };
  return { day: b, month: a, year, certainty: 1 };
}

/** Day, month word and year in either order: `12 Mar 1990`, `March 12, 1990`, `12 de marzo de 1990`. */
function fromWords(text: string, context: DateContext): DateParts | null {
  const parts = foldText(text)
    .split(' ')
    .filter((part) => !/^(de|del|of|the|le)$/.test(part));
  if (parts.length !== 3) return null;
  const monthAt = parts.findIndex((part) => findMonth(part) !== null);
  const [day, year] = parts.filter((_, index) => index !== monthAt);
  const month = findMonth(parts[monthAt] ?? '');
  if (monthAt < 0 || monthAt === 2 || !day || !year || month === null) return null;
  if (!/^\d{1,2}(st|nd|rd|th|er)?$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return null;
  return { day: Number.parseInt(day, 10), month, year: expandYear(year, context), certainty: 1 };
}

function parseParts(text: string, context: DateContext): DateParts | null {
  const compact = text.replace(/\s*([/.\-\\|])\s*/g, '$1').trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(compact);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]), certainty: 1 };
  const numbers =
    /^(\d{1,2})[-/.\\| ](\d{1,2})[-/.\\| ](\d{4}|\d{2})$/.exec(compact) ??
    /^(\d{2})[-/. ]?(\d{2})[-/. ]?(\d{4})$/.exec(compact);
  if (numbers) return fromNumbers(numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? '', context);
  return fromWords(text, context);
}

const pad = (value: number) => String(value).padStart(2, '0');

function exists({ day, month, year }: DateParts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A year of two digits has its century from the day of reading. */
export const hasOwnCentury = (text: string, year: number): boolean => text.includes(String(year));

/** T-DATE: any common way to write a day becomes MM/DD/YYYY. Null when it is no date or the day does not exist. */
export function parsePaperDate(text: string, context: DateContext): Normalised | null {
  const parts = parseParts(text, context);
  if (!parts || !exists(parts)) return null;
  const { day, month, year, certainty, dayFirst } = parts;
  if (!context.mayBeAhead && Date.UTC(year, month - 1, day) > context.today.getTime()) return null;
  const value = `${pad(month)}/${pad(day)}/${year}`;
  return {
    ...(dayFirst === undefined ? sure(value) : { ...unsure(value, certainty, dayFirst), isDayFirst: true }),
    ...(hasOwnCentury(text, year) ? {} : { concluded: true }),
  };
}

/** 'day-first' or 'month-first' when the text can be read only so, else null. */
export function findDayOrder(text: string): 'day-first' | 'month-first' | null {
  const numbers = /^\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!numbers) return null;
  const [first, second] = [Number(numbers[1]), Number(numbers[2])];
  if (first > 12 && first <= 31 && second <= 12) return 'day-first';
  return second > 12 && second <= 31 && first <= 12 ? 'month-first' : null;
}
