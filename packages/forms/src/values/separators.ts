/** The hyphens and dashes that keyboards, scans and copied pages have, as part of a character class. */
export const hyphens = String.raw`\-\u2010-\u2015\u2212`;

const separators = new RegExp(String.raw`[\s.:#${hyphens}]`, 'g');

/** A number without the signs that people set between its characters. */
export const dropSeparators = (text: string): string => text.replace(separators, '');
