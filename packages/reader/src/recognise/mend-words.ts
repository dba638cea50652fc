import { isOfKnownWords } from './known-text.ts';

const slashed = /(?<!\p{L})(\p{L}+)\/(\p{L}+)(?!\p{L})/gu;
const halves = /(?<!\p{L})(\p{L}+) (?=(\p{L}+))/gu;
/** Shorter ones are words by chance: `NIA` for `N/A`. */
const shortestSlashed = 4;
const shortestJoined = 6;
/** Of so few letters any piece may be a word. */
const longestParticle = 2;

const isWord = (text: string): boolean => text.length <= longestParticle || isOfKnownWords(text);

/**
 * Of writing that specks or a hand make hard to read: a leaning I is taken for a slash (`CH/AMAKA`) and a wide gap beside one
 * for a space (`UNI VERSITY`). Mended where a known word comes of it and the pieces are not both words themselves.
 */
export const mendWords = (text: string): string =>
  text
    .replace(slashed, (read, before: string, after: string) => {
      const whole = `${before}${/\p{Ll}/u.test(before) ? 'i' : 'I'}${after}`;
      return whole.length >= shortestSlashed && isOneWord(whole, before, after) ? whole : read;
    })
    .replace(halves, (read, before: string, after: string) => {
      const whole = before + after;
      return whole.length >= shortestJoined && isOneWord(whole, before, after) ? before : read;
    });

const isOneWord = (whole: string, before: string, after: string): boolean =>
  isOfKnownWords(whole) && !(isWord(before) && isWord(after));
