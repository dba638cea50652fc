import type { Said } from '@puente/contract';

const inLanguage = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** A day (`2026-10-02`) in words. */
export const toLongDate = (day: string): Said => {
  const date = new Date(`${day}T00:00:00Z`);
  return { en: inLanguage(date, 'en-US'), es: inLanguage(date, 'es') };
};
