import { toBaseLetters, toPrintable } from '../values/spelling/latin-text.ts';

/** Character classes as the catalogue names them, taken from the PDF's own typing scripts. */
const classPatterns: ReadonlyArray<readonly [RegExp, string]> = [
  [/letters/, 'A-Za-z'],
  [/digits/, '0-9'],
  [/hyphen|(^|[\s,])-([\s,]|$)/, '\\-'],
  [/space/, ' '],
  [/slash/, '/'],
  [/apostrophe|'/, "'"],
  [/comma| , /, ','],
  [/dot|\./, '.'],
  [/&/, '&'],
  [/\$/, '$'],
];

export interface AllowedCharacters {
  /** False when the PDF restricts nothing. */
  readonly restricted: boolean;
  /** Whole words the box takes besides, such as `Unknown` or `D/S`. */
  readonly words: readonly string[];
  has(character: string): boolean;
  hasAll(text: string): boolean;
}

const parsed = new Map<string, AllowedCharacters>();

/** `letters,hyphen,space` or `digits+slash or the word Unknown` as a test of characters. */
export function parseAllowedCharacters(characters: string | undefined): AllowedCharacters {
  const key = characters ?? '';
  const known = parsed.get(key);
  if (known) return known;
  const [classes = '', ...alternatives] = key.split(' or ');
  const words = alternatives.map((word) => word.replace(/^the word /, '').trim());
  const set = classPatterns.filter(([pattern]) => pattern.test(classes)).map(([, part]) => part);
  const one = key === '' ? /^[\x20-\x7e\u00a1-\u00ff]$/u : new RegExp(`^[${set.join('')}]$`, 'u');
  const allowed: AllowedCharacters = {
    restricted: key !== '',
    words,
    has: (character) => one.test(character),
    hasAll: (text) => words.includes(text) || [...text].every((character) => one.test(character)),
  };
  parsed.set(key, allowed);
  return allowed;
}

function replaceSign(sign: string, before: string, after: string, allowed: AllowedCharacters): string {
  if (allowed.has(sign)) return sign;
  if (sign === '&' && allowed.has('a')) return ' and ';
  if (sign === "'" || sign === '"') return '';
  if (sign === '.') return /\d/.test(after) && before !== '' && before !== ' ' ? ' ' : '';
  return ' ';
}

export interface AllowedText {
  readonly text: string;
  /** True when a letter or digit (not only punctuation) had to go. */
  readonly loses: boolean;
}

/** `text` in the characters a box allows: base letters, disallowed punctuation dropped or made a space. */
export function toAllowedText(text: string, characters: string | undefined): AllowedText {
  const allowed = parseAllowedCharacters(characters);
  if (!allowed.restricted) return { text: toPrintable(text), loses: false };
  const word = allowed.words.find((candidate) => candidate.toLowerCase() === text.trim().toLowerCase());
  if (word !== undefined) return { text: word, loses: false };
  const base = toBaseLetters(text);
  const all = [...base];
  let loses = false;
  const kept = all.map((character, index) => {
    if (!/[\p{L}\p{N}]/u.test(character))
      return replaceSign(character, all[index - 1] ?? '', all[index + 1] ?? '', allowed);
    if (allowed.has(character)) return character;
    loses = true;
    return '';
  });
  const joined = kept.join('').replace(/ +/g, ' ').trim();
  const result = allowed.has(' ') ? joined : joined.replace(/ /g, '');
  return { text: result, loses };
}
