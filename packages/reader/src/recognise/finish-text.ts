import type { ValueKind } from '@puente/forms';
import { mayBeAbbreviation } from '@puente/forms/lexicon';
import { fixLetters } from './fix-letters.ts';
import { fixCountryInitial, fixLookalikes } from './fix-lookalikes.ts';
import type { InkedField } from './inked-field.ts';
import { isOfKnownWords } from './known-text.ts';
import { mixedKinds } from './looks.ts';
import { mendCountryBox, mendPlace } from './mend-country.ts';
import { mendHouseNumber } from './mend-house-number.ts';
import { mendMarks } from './mend-marks.ts';
import { mendStreetKind } from './mend-street-kind.ts';
import { mendCommonWords, mendWords } from './mend-words.ts';
import { tidyText } from './tidy-text.ts';
import { repairI94 } from './value-patterns.ts';
import { isWorded, mendTimeWords } from './worded-values.ts';

/** Specks after a word in a box for numbers. */
const afterWords = /[\s.,;:)'’‘*-]+$/u;
export const withoutEnds = (text: string): string => text.trimEnd().replace(afterWords, '');

/** Kinds that end with a country. */
const placeKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['country', 'place']);
/** Kinds whose texts share the words of streets, schools and employers. */
const commonKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['text', 'street']);
/** Specks beside a number. */
const looseEnds = /^[\s.-]+|[\s.-]+$/g;

interface FinishOptions {
  /** Read with the signs of the box's kind alone. */
  readonly isNumber: boolean;
}

/** A voted text as it stands in its box: what signs its kind has settles signs that look alike. */
export function finish(field: InkedField, voted: string, options: FinishOptions): string {
  const { spec } = field;
  const text = finishOfKind(voted, field, options);
  // A comb has one cell a letter: the gaps between them are no spaces.
  return spec.comb && !isWorded(text, spec.valueKind) ? text.replace(/\s/g, '') : text;
}

/** Where a hand wrote or specks lie, whole words are misread, and commas not told from full stops. */
export const isHard = ({ byHand, isNoisy }: InkedField) => isNoisy || byHand >= 0.5;

/** A comma after a long word, taken for a full stop: abbreviations are shorter. */
const stopped = /(?<=\p{L}{6})\.(?=\s+\p{L})/gu;

/** Short words with a full stop, after which the same phrase goes on. */
const shortened = /(?<![\p{L}\p{N}])(No|Apt|APT|Ste|STE|Col|Rpto|Bo|Mt),(?=\s)/gu;

/** Before more words a full stop ends abbreviations, and no whole word: copies fill up commas, `Tyson Foods. Brooklyn`. */
const stoppedWord = /(?<!\p{L})(\p{L}+)\.(?=\s+\p{Lu})/gu;
const withCommas = (text: string): string =>
  text.replace(stoppedWord, (stop, word: string) =>
    isOfKnownWords(word) && !mayBeAbbreviation(word) ? `${word},` : stop,
  );

function finishOfKind(voted: string, field: InkedField, { isNumber }: FinishOptions): string {
  const kind = field.spec.valueKind;
  if (isNumber && mixedKinds.has(kind)) {
    const signs = tidyText(voted).replace(/\s/g, '').toUpperCase();
    return kind === 'i94' ? repairI94(signs) : signs;
  }
  if (isNumber) return tidyText(voted).replace(looseEnds, '');
  if (kind === 'date' || kind === 'month') return mendTimeWords(tidyText(voted)) ?? tidyText(voted);
  const text = kind === 'long-text' ? voted.replace(/(^|\s)\|(?=\s)/g, '$1I') : voted;
  const lettered = fixLetters(fixLookalikes(tidyText(text)), kind);
  const worded = isHard(field) ? mendMarks(mendWords(lettered)) : lettered;
  const settled = isHard(field) && commonKinds.has(kind) ? mendCommonWords(worded) : worded;
  const fixed = kind === 'text' || placeKinds.has(kind) ? withCommas(settled) : settled;
  if (placeKinds.has(kind)) {
    const placed = fixCountryInitial(fixed);
    if (!isHard(field)) return placed;
    return kind === 'country' ? mendCountryBox(placed) : mendPlace(placed);
  }
  const numbered = kind === 'street' && (isHard(field) || field.isByPins) ? mendHouseNumber(fixed) : fixed;
  if (!isHard(field)) return numbered;
  const whole = numbered.replace(shortened, '$1.').replace(stopped, ',');
  return kind === 'street' ? mendStreetKind(whole) : whole;
}
