import type { Said } from '@puente/contract';

const toFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const english = toFormat('en-US');
const spanish = toFormat('es');

/** A day (`2026-10-02`) in words. */
export const toLongDate = (day: string): Said => {
  const date = new Date(`${day}T00:00:00Z`);
  return { en: english.format(date), es: spanish.format(date) };
};
