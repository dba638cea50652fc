import type { SpelledKind } from '../kind.ts';
import { type Normalised, sure, unsure } from '../normalised.ts';
import type { Closest } from '../spelling/closest.ts';
import { tidyText } from '../spelling/fold-text.ts';
import { toOneLine } from '../spelling/latin-text.ts';
import {
  closestCountry,
  closestNationality,
  findCountry,
  findNationality,
  toPlainOrder,
} from './countries.ts';
import { type ListOptions, splitCountries } from './split-countries.ts';

export interface CountryContext extends ListOptions {
  /** The text was recognised from an image, so a letter may be wrong. */
  readonly mayBeMisread: boolean;
}

const shortForTwoEdits = 9;

/** Digits that are read for letters: no country has a digit in its name. */
const lettersOf = (text: string): string =>
  text.replace(/0/g, 'o').replace(/[1|]/g, 'i').replace(/5/g, 's').replace(/8/g, 'b');

/** By its words as they stand, or with those behind a comma in front: `Congo, Democratlc Republic of the`. */
function findNearest(text: string, demonyms: boolean): Closest | null {
  const maxEdits = text.length >= shortForTwoEdits ? 2 : 1;
  const near = demonyms ? closestNationality(text, maxEdits) : closestCountry(text, maxEdits);
  const turned = /^([^,]+),\s*([^,]+)$/.exec(text);
  return near ?? (turned && closestCountry(`${turned[2]} ${turned[1]}`, maxEdits));
}

/** The common English name of a country, repaired by a letter when the text was misread; null when it names none. */
export function findCountryIn(text: string, { demonyms, mayBeMisread }: CountryContext): Normalised | null {
  const named = findCountry(text);
  if (named !== null) return sure(named);
  const exact = demonyms ? findNationality(text) : null;
  if (exact !== null) return { ...sure(exact), concluded: true };
  if (!mayBeMisread) return null;
  const lettered = demonyms ? findNationality(lettersOf(text)) : findCountry(lettersOf(text));
  if (lettered !== null) return unsure(lettered, 0.97, 'a digit was read for a letter');
  const near = findNearest(text, demonyms);
  return near && unsure(near.value, near.edits === 1 ? 0.95 : 0.85, 'the nearest country name was taken');
}

function parseCountry(text: string, context: CountryContext): Normalised | null {
  const tidy = tidyText(text);
  if (!/\p{L}/u.test(tidy)) return null;
  const found = findCountryIn(tidy, context);
  if (found) return found;
  const countries = splitCountries(tidy, context);
  const names = countries.map(({ name }) => name);
  const [first] = names;
  if (first && names.every((name) => name === first)) return sure(first);
  if (countries.length > 1 && names.every((name) => name !== null))
    return unsure(names.join(', '), 0.8, 'more than one country is written here');
  return unsure(tidy, 0.5, 'no country we know by this name');
}

/** Names longer than the narrowest box for a country (31 characters), shortened so that they still name no other country. */
const shorterNames: ReadonlyMap<string, string> = new Map([
  ['Democratic Republic of the Congo', 'Democratic Republic of Congo'],
  ['Saint Vincent and the Grenadines', 'St Vincent and the Grenadines'],
]);

/**
 * As typed, and by its shorter name. Where the box takes no comma, `Korea, South` stands in it as `South Korea`, the same
 * words in the order they are said, and not as `Korea South`.
 */
function toBox(typed: string, { takesComma }: { takesComma: boolean }): readonly [string, ...string[]] {
  const plain = takesComma ? null : toPlainOrder(toOneLine(typed));
  const shorter = shorterNames.get(findCountry(typed) ?? '');
  return [plain ?? typed, ...(shorter === undefined ? [] : [shorter])];
}

/**
 * T-COUNTRY: a country or nationality by the country's common English name. Text that names no single country we know is
 * kept as written and marked: a person may hold two nationalities, or come from a state that is no more.
 */
export const country: SpelledKind<[context: CountryContext], { readonly takesComma: boolean }> = {
  parse: parseCountry,
  toBox,
};
