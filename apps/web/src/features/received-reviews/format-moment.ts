/** Readers are in the United States, whatever their language. */
const toLocale = (language: string) => (language.includes('-') ? language : `${language}-US`);

/** 'Nov 21, 2026, 2:05 PM' */
export const formatMoment = (moment: string, language: string): string =>
  new Date(moment).toLocaleString(toLocale(language), { dateStyle: 'medium', timeStyle: 'short' });
