import { isOfKnownWords } from './known-text.ts';

const slashed = /(?<!\p{L})(\p{L}+)\/(\p{L}+)(?!\p{L})/gu;
const halves = /(?<!\p{L})(\p{L}+) (?=(\p{L}+))/gu;
/** Shorter ones are words by chance: `NIA` for `N/A`. */
const shortestSlashed = 4;
const shortestJoined = 5;
/** Words of two or three letters that stand before others; any letter alone may be an initial. */
const particles = new Set(
  [
    'del las los san van von der den dos das des ter bin ben abu ibn',
    'de la el al il le lo du da do di of on in at st mt ft jr sr no km',
    'li lu ly wu xu xi yu yi ye ya he hu ho ha ma mo su so an vu vo ng to jo ty ed bo vi cy io',
  ].flatMap((line) => line.split(' ')),
);

/** No word of a language written in Latin letters ends so: the tail of a g was taken for a q's. */
const endsWithTail = /(?<=\p{L}[nN])[qQ](?!\p{L})/gu;
/** After `No.` a number stands, of which one digit looks like a letter; so it does after a district, which has no letter. */
const numberSign =
  /(?<=(?<!\p{L})No[.,] )[SOIlZ](?![\p{L}\p{N}])|(?<=(?<!\p{L})No[.,] )[Il](?=\d)|(?<=(?<!\p{L})(?:District|Distrito|Zona|Zone) )[SZ](?![\p{L}\p{N}])/giu;
const digitFor: Readonly<Record<string, string>> = { S: '5', O: '0', I: '1', l: '1', Z: '2' };

/** The cross of a `t` taken for a plus, or that of a capital for a seven, in the shortest word of addresses and schools. */
const crossed = /(?<![\p{L}\p{N}])S(?:\+|7(?=\.))(?![\p{L}\p{N}])/gu;

/** The one word of two letters among the capitals of a school or an office, of which a letter was misread. */
const ofWord = /(?<=\p{Lu}{3} )(?:[DQ0]F|O[EP])(?= \p{Lu}{3})/gu;

const isWord = (text: string): boolean =>
  text.length === 1 || particles.has(text.toLowerCase()) || isOfKnownWords(text);

/**
 * Of writing that specks or a hand make hard to read: a leaning I is taken for a slash (`CH/AMAKA`) and a wide gap beside one
 * for a space (`UNI VERSITY`). Mended where a known word comes of it and the pieces are not both words themselves. Also what
 * cannot be (`Zhiminq`, `No. S`, `Main S+`).
 */
export const mendWords = (text: string): string =>
  text
    .replace(endsWithTail, (letter) => (letter === 'q' ? 'g' : 'G'))
    .replace(crossed, (word) => (word === 'S+' && /\p{Ll}/u.test(text) ? 'St' : 'ST'))
    .replace(ofWord, 'OF')
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
