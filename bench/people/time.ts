import type { Day, Month } from './person.ts';

/** Days and months as plain numbers: no time zones, the same on every machine. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const monthIndex = (month: Month): number => month.year * 12 + month.month - 1;
export const fromMonthIndex = (index: number): Month => ({
  year: Math.floor(index / 12),
  month: (index % 12) + 1,
});

const two = (value: number): string => String(value).padStart(2, '0');
/** MM/DD/YYYY, as the form data keeps it. */
export const toDayText = (day: Day): string => `${two(day.month)}/${two(day.day)}/${day.year}`;
/** MM/YYYY or `Present`. */
export const toMonthText = (month: Month | null): string =>
  month ? `${two(month.month)}/${month.year}` : 'Present';
