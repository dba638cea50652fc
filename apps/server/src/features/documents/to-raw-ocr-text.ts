import type { PageText } from '@puente/reader';

/** Longest raw text that form data carries, in characters. */
const longestRawText = 2_000_000;

/** As far as it is read. */
export const toRawOcrText = (pages: readonly PageText[]): string =>
  pages
    .map((text) => (typeof text === 'string' ? text : ''))
    .join('\n\n')
    .trim()
    .slice(0, longestRawText);
