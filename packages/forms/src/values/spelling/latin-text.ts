/** Letters that Unicode decomposition does not take back to a base letter. */
const baseLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŀ: 'l',
  ŋ: 'n',
  Ŋ: 'N',
  ə: 'e',
  Ə: 'E',
  ŧ: 't',
  Ŧ: 'T',
  ª: 'a',
  º: 'o',
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
};

const plainSigns: ReadonlyArray<readonly [RegExp, string]> = [
  [/[‘’‚‛`´ʻʼʹ′＇]/gu, "'"],
  [/[“”„‟″«»]/gu, '"'],
  [/[‐‑‒–—―−]/gu, '-'],
  [/…/gu, '...'],
  [/[\s\u00a0\u2000-\u200a\u202f\u3000]+/gu, ' '],
  [/[\p{Cc}\p{Cf}]/gu, ''],
];

const straighten = (text: string): string =>
  plainSigns.reduce((result, [sign, plain]) => result.replace(sign, plain), text).trim();

/** One line, single spaces, straight quotes and dashes: how a value is compared, shown and written. */
export const toOneLine = (text: string): string => straighten(text.normalize('NFC'));

function toBase(character: string): string {
  const mapped = baseLetters[character];
  if (mapped !== undefined) return mapped;
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...base].map((part) => baseLetters[part] ?? part).join('');
}

const isCapital = (character: string | undefined): boolean => /\p{Lu}/u.test(character ?? '');
const isSmall = (character: string | undefined): boolean => /\p{Ll}/u.test(character ?? '');

/** Two letters for one are as large as what stands beside them: `GROẞE` and `GROßE` → `GROSSE`, `Þór` → `Thor`. */
function toBaseAmong(character: string, at: number, all: readonly string[]): string {
  const base = toBase(character);
  if (base === 'ss' && (isCapital(all[at - 1]) || isCapital(all[at + 1]))) return 'SS';
  return base.length === 2 && isCapital(character) && isSmall(all[at + 1])
    ? base.charAt(0) + base.charAt(1).toLowerCase()
    : base;
}

/** Accented Latin letters as base letters (ñ → n, ł → l, ß → ss); other scripts stay as they are. */
export const toBaseLetters = (text: string): string =>
  toOneLine([...toOneLine(text)].map(toBaseAmong).join(''));

/** True when a letter or digit has no base letter in the Latin alphabet: no box of the form can hold it. */
export const hasForeignLetters = (text: string): boolean =>
  /[^\x20-\x7e]/u.test(lettersOf(toBaseLetters(text)));

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What the font of an unrestricted box can show (Windows Latin-1); other letters as base letters. */
export const toPrintable = (text: string): string =>
  toOneLine(
    [...toOneLine(text)]
      .map((character) => (/[\x20-\x7e\u00a1-\u00ff]/u.test(character) ? character : toBase(character)))
      .join('')
      .replace(/[^\x20-\x7e\u00a1-\u00ff]/gu, ''),
  );
