import { editDistance, findNationality, listCountrySpellings } from '@puente/forms/lexicon';
import { withoutMarks } from './align.ts';
import { inCaseOf } from './in-case-of.ts';
import { isOfKnownWords } from './known-text.ts';

/** Signs that specks and broken strokes make of one another. */
const alike: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'efijlrt1|!'].map((sign) => [sign, 'i'])),
  ...Object.fromEntries([...'ao'].map((sign) => [sign, 'c'])),
};
/** Shorter names have too many neighbours: `Lagos` is not Laos, `Guayana` not Guyana, `Granada` not Grenada. */
const shortest = 8;
/** Of the words of a longer name only those of its country are looked at. */
const maxWords = 3;
/** A place of the same shape in another country. */
const noCountry = 'columbia';

const toLetters = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|!]/gu, '');
const toShape = (text: string): string => [...toLetters(text)].map((sign) => alike[sign] ?? sign).join('');

interface Known {
  readonly spelling: string;
  readonly letters: string;
  readonly shape: string;
  readonly country: string | null;
}

const known: readonly Known[] = listCountrySpellings().map((spelling) => ({
  spelling,
  letters: toLetters(spelling),
  shape: toShape(spelling),
  country: findNationality(spelling),
}));
const knownByLength = new Map<number, Known[]>();
for (const each of known) {
  const { length } = each.shape;
  knownByLength.set(length, [...(knownByLength.get(length) ?? []), each]);
}

/** A spelling of the one country that all of these are names of; null of none or several. */
const findOnly = (names: readonly Known[]): string | null =>
  new Set(names.map(({ country }) => country)).size === 1 ? (names[0]?.spelling ?? null) : null;

/** The name of this shape, or nearly so, as it is commonly written; null when it is none, or that of two countries. */
function findByShape(text: string): string | null {
  const shape = toShape(text);
  if (shape.length < shortest || text.toLowerCase() === noCountry) return null;
  const ofLength = (length: number) => knownByLength.get(length) ?? [];
  const withinEdits = (edits: number) => (each: Known) => editDistance(shape, each.shape, edits) <= edits;
  const { length } = shape;
  // Of those that are equally near the one as long is meant.
  const alikes = ofLength(length).filter(withinEdits(0));
  const near = [length, length - 1, length + 1].flatMap(ofLength).filter(withinEdits(1));
  const nearest = alikes.length > 0 ? alikes : near;
  return findOnly(nearest);
}

/**
 * The country or people that a text ends with, where letters of it are misread as others of their shape (`San Miguel FI
 * Silvadoi`): what stands there is none, and of one alone it has the shape. Other texts as they were.
 */
function mendCountry(text: string): string {
  const words = [...text.matchAll(/[^\s,]+/gu)].map(({ index }) => index);
  const starts = words.slice(-maxWords);
  for (const at of starts) {
    const ending = text.slice(at);
    if (findNationality(ending) !== null) return text;
    const country = findByShape(ending);
    if (country !== null) return text.slice(0, at) + inCaseOf(ending, country);
  }
  return text;
}

/** What two letters that run together are taken for. */
const joined = { meant: 'in', seen: ['w', 'm'] };
/** Of a box that holds nothing but a country. */
const shortestOfBox = 4;

/**
 * The country in a box that holds nothing else, of shorter names too where one alone is a letter away: `Chna`, `CHWA`. What is
 * a known word by itself stays: `Lagos` is misplaced, not misread.
 */
export function mendCountryBox(text: string): string {
  const mended = mendCountry(text);
  const letters = toLetters(text);
  if (mended !== text || letters.length < shortestOfBox || letters.length >= shortest) return mended;
  if (findNationality(text) !== null || isOfKnownWords(text)) return text;
  const apart = joined.seen.map((seen) => letters.replaceAll(seen, joined.meant));
  const near = known.filter(
    (each) =>
      each.letters.length >= shortestOfBox &&
      (editDistance(letters, each.letters, 1) <= 1 || apart.includes(each.letters)),
  );
  const country = findOnly(near);
  return country === null ? text : inCaseOf(text, country);
}

/** A town and its country: after the comma stands a country, of which the shorter names are known too (`Wuhan, CHWA`). */
export function mendPlace(text: string): string {
  const mended = mendCountry(text);
  const [, town, country] = /^(.*,)\s*([^,]+)$/u.exec(text) ?? [];
  return mended === text && town && country ? `${town} ${mendCountryBox(country)}` : mended;
}
