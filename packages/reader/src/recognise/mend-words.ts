import { isOfKnownWords } from './known-text.ts';

const slashed = /(?<!\p{L})(\p{L}+)\/(\p{L}+)(?!\p{L})/gu;
const halves = /(?<!\p{L})(\p{L}+) (?=(\p{L}+))/gu;
/** Shorter ones are words by chance: `NIA` for `N/A`. */
const shortestSlashed = 4;
const shortestJoined = 6;
/** Of so few letters any piece may be a word. */
const longestParticle = 2;

/** No word of a language written in Latin letters ends so: the tail of a g was taken for a q's. */
const endsWithTail = /(?<=\p{L}[nN])[qQ](?!\p{L})/gu;
/** After `No.` a number stands, of which one digit looks like a letter. */
const numberSign = /(?<=(?<!\p{L})No[.,] )[SOIlZ](?![\p{L}\p{N}])/gu;
const digitFor: Readonly<Record<string, string>> = { S: '5', O: '0', I: '1', l: '1', Z: '2' };

const isWord = (text: string): boolean => text.length <= longestParticle || isOfKnownWords(text);

/**
 * Of writing that specks or a hand make hard to read: a leaning I is taken for a slash (`CH/AMAKA`) and a wide gap beside one
 * for a space (`UNI VERSITY`). Mended where a known word comes of it and the pieces are not both words themselves. Also what
 * cannot be (`Zhiminq`, `No. S`).
 */
export const mendWords = (text: string): string =>
  text
    .replace(endsWithTail, (letter) => (letter === 'q' ? 'g' : 'G'))
    .replace(numberSign, (letter) => digitFor[letter] ?? letter)
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
