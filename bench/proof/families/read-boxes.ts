import type { AddressRow } from '../../paper/fields.ts';
import type { CityCountry, Day, Month, PersonName, Stay } from '../../people/person.ts';
import { stateNames } from '../../people/us-places.ts';

/** What stands in a box of the paper, by its AcroForm name; `x` for a mark, empty for words of no answer. */
export type TextOf = (box: string) => string;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const toYear = (digits: string): number => (digits.length === 4 ? Number(digits) : toCentury(Number(digits)));
const toCentury = (year: number): number => year + (year > 40 ? 1900 : 2000);
const toMonthNumber = (name: string): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

export function readDay(text: string): Day | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2,4})$/.exec(text) ?? [];
  if (year) return { year: toYear(year), month: Number(month), day: Number(day) };
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const named = /^([A-Za-z]{3,}) (\d{1,2}),? (\d{4})$/.exec(text);
  if (named) return { year: Number(named[3]), month: toMonthNumber(named[1] ?? ''), day: Number(named[2]) };
  const dayFirst = /^(\d{1,2}) ([A-Za-z]{3,}) (\d{4})$/.exec(text);
  return dayFirst
    ? { year: Number(dayFirst[3]), month: toMonthNumber(dayFirst[2] ?? ''), day: Number(dayFirst[1]) }
    : null;
}

/** Null: until now, or nothing. */
export function readMonth(text: string): Month | null {
  const [, month = '', year = ''] = /^(\d{1,2})[/-](\d{2,4})$/.exec(text) ?? [];
  if (year) return { year: toYear(year), month: Number(month) };
  const named = /^([A-Za-z]{3,}) (\d{4})$/.exec(text);
  return named ? { year: Number(named[2]), month: toMonthNumber(named[1] ?? '') } : null;
}

export function readPlace(text: string): CityCountry {
  const parts = text.split(', ');
  return { city: parts[0] ?? '', country: parts.length > 1 ? (parts.at(-1) ?? '') : '' };
}

export const readState = (text: string): string =>
  Object.entries(stateNames).find(([, name]) => name.toLowerCase() === text.toLowerCase())?.[0] ?? text;

/** A name of one box in the commonest order; which words are which is a guess and judged as one. */
export function readKinName(text: string): PersonName {
  const words = text.split(' ');
  return {
    family: words.at(-1) ?? '',
    given: words.length > 1 ? (words[0] ?? '') : '',
    middle: words.slice(1, -1).join(' '),
  };
}

/** `8625 Oak Hollow Ln Apt 203` */
export function readUnit(line: string): { street: string; unit: string } {
  const [, street, unit] = /^(.*?),? (?:(?:Apt|Ste|Fl)\.? |#)(\S+)$/i.exec(line) ?? [];
  return street && unit ? { street, unit } : { street: line, unit: '' };
}

export function readStay(text: TextOf, row: AddressRow): Stay[] {
  const from = readMonth(text(row.from));
  if (!from) return [];
  const isUs = /^(u\.?s\.?a?\.?|united states)$/i.test(text(row.country));
  return [
    {
      ...(isUs ? readUnit(text(row.street)) : { street: text(row.street), unit: '' }),
      city: text(row.city),
      state: isUs ? readState(text(row.state)) : text(row.state),
      country: isUs ? 'USA' : text(row.country),
      from,
      to: readMonth(text(row.to)),
    },
  ];
}
