/** Readers are in the United States, whatever their language; a language that no clock knows has English dates. */
export const toLocales = (language: string): string[] => [
  language.includes('-') ? language : `${language}-US`,
  'en-US',
];

/** 'Nov 21, 2026, 2:05 PM' */
export const formatMoment = (moment: string, language: string): string =>
  new Date(moment).toLocaleString(toLocales(language), { dateStyle: 'medium', timeStyle: 'short' });

/** '2:05 PM' */
export const formatTime = (moment: Date, language: string): string =>
  moment.toLocaleTimeString(toLocales(language), { timeStyle: 'short' });

/** 'November 21, 2026', of a day without a time: '2026-11-21'. */
export const formatDay = (day: string, language: string): string =>
  new Date(day).toLocaleDateString(toLocales(language), { dateStyle: 'long', timeZone: 'UTC' });

/** 'Saturday, November 21, 2026 at 2:05 PM EST': what somebody else in another place has to understand as well. */
export const formatEnd = (moment: string, language: string, timeZone?: string): string =>
  new Date(moment).toLocaleString(toLocales(language), {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  });
