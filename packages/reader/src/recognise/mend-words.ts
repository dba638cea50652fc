import { isOfKnownWords } from './known-text.ts';

const slashed = /(?<!\p{L})(\p{L}+)\/(\p{L}+)(?!\p{L})/gu;
const halves = /(?<!\p{L})(\p{L}+) (?=(\p{L}+))/gu;
/** Shorter ones are words by chance: `NIA` for `N/A`. */
const shortestSlashed = 4;
const shortestJoined = 5;
/** Of so few letters any piece may be a word. */
const longestParticle = 2;
/** Words of three letters that stand before others: articles, and names such as `Ana Maria`, `Mary Ann`. */
const shortWords = new Set(
  'del las los san van von der den dos das des ter bin ben abu ibn ana ann eva luz lee may mae kim sue'.split(
    ' ',
  ),
);
/** Pieces of two letters with a leaning I at the gap, which are no words: `MOREL IA`. */
const leaning = /^I[A-HJ-Z]$|^[A-HJ-Z]I$/u;
const leaningWords = new Set(
  'IS IN IT IF IM ID IV IX AI DI HI JI LI MI NI SI TI VI WI XI YI EI OI QI'.split(' '),
);

/** No word of a language written in Latin letters ends so: the tail of a g was taken for a q's. */
const endsWithTail = /(?<=\p{L}[nN])[qQ](?!\p{L})/gu;
/** After `No.` a number stands, of which one digit looks like a letter. */
const numberSign = /(?<=(?<!\p{L})No[.,] )[SOIlZ](?![\p{L}\p{N}'-])|(?<=(?<!\p{L})N[oO]\. )[Il](?=\d)/gu;
const digitFor: Readonly<Record<string, string>> = { S: '5', O: '0', I: '1', l: '1', Z: '2' };

const isWord = (text: string): boolean =>
  text.length <= longestParticle
    ? !leaning.test(text) || leaningWords.has(text)
    : shortWords.has(text.toLowerCase()) || isOfKnownWords(text);

/**
 * Of writing that specks or a hand make hard to read: a leaning I is taken for a slash (`CH/AMAKA`) and a wide gap for
 * a space, beside such an I above all (`UNI VERSITY`). Mended where a known word comes of it and the pieces are not both
 * words themselves. Also what
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

/** The cross of a `t` taken for a plus, or that of a capital for a seven, in the shortest word of addresses and schools. */
const crossed = /(?<![\p{L}\p{N}])S\+(?![\p{L}\p{N}])|(?:^|(?<=\d |[NSEW] ))S7(?=\. \p{Lu})/gu;
/** The word of two letters in the name of a school or an office, of which one was misread. */
const ofWord =
  /(?<=(?<!\p{L})(?:MINISTRY|UNIVERSITY|SCHOOL|COLLEGE|INSTITUTE|DEPARTMENT|BANK|CITY) )(?:[DQ0]F|OE)(?= \p{Lu}{3})/gu;
/** Districts have a number, not an S; one with a stop or a dash is a word cut short. */
const district = /(?<=(?<!\p{L})(?:District|DISTRICT|Distrito|DISTRITO|Zona|ZONA) )S(?![\p{L}\p{N}.'-])/gu;

/** Of streets, schools and employers so written: words that they have in common, of which a letter was misread. */
export const mendCommonWords = (text: string): string =>
  text
    .replace(crossed, (word) => (word === 'S+' && /\p{Ll}/u.test(text) ? 'St' : 'ST'))
    .replace(ofWord, 'OF')
    .replace(district, '5');
