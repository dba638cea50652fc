/** Text for comparing: no accents, no case, no punctuation, single spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Turkish writes I without a dot, which is a plain I in capitals.
    .replace(/ı/g, 'i')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Text as a person would write it: composed accents, single spaces, straight apostrophes, no stray ends. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u00b4\u0060]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
