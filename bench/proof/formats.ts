import type { Takes } from './questions/question.ts';

function isDay(text: string): boolean {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== undefined && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Whether a box of this kind takes a text, by its print and the form's own rules for typing. */
export const takesText: Readonly<Record<Takes, (text: string) => boolean>> = {
  words: matches(/^[\x20-\x7e]+$/),
  letters: matches(/^[A-Za-z/ -]+$/),
  date: isDay,
  'date-or-ds': (text) => text === 'D/S' || isDay(text),
  'end-date': (text) => text === 'PRESENT' || isDay(text),
  'a-number': matches(/^\d{9}$/),
  ssn: matches(/^\d{9}$/),
  account: matches(/^[A-Za-z0-9]{12}$/),
  i94: matches(/^[A-Z0-9]{11}$/),
  zip: matches(/^\d{5}$/),
  phone: matches(/^\d{10}$/),
  state: matches(/^[A-Z]{2}$/),
  digits: matches(/^\d+$/),
  mark: matches(/^x$/),
};
