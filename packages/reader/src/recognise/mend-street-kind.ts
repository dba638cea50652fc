import { getKnownWords } from '../second-reader/words/known-words.ts';
import { foldWord } from '../second-reader/words/word-list.ts';
import { findOnlyNear } from './find-only-near.ts';
import { inCaseOf } from './in-case-of.ts';

/** What nearly all streets of the United States end with. */
const kinds =
  'st ave rd dr pl ct blvd ter ln way cir street avenue road drive place court boulevard terrace lane circle parkway'.split(
    ' ',
  );
/** What some others end with: `12 Pine Rdg`. */
const rarer = new Set(
  'row run sqr aly pkwy hwy plz rdg gln cor xrd gdn grv hts jie gil sok str cad sur sul nte pte ote'.split(
    ' ',
  ),
);
/** Any word of two letters is a letter away from some kind. */
const shortest = 3;
/** Of a longer word more letters may be misread. */
const long = 6;

/** The word that ends what has a house number, before a comma, a quarter of the sky or a flat: `8162 Maple Avr, Apt 4`. */
const lastWord =
  /(?<=^\d[\p{N}\p{L}-]*\s.*\s)(\p{L}{2,9})(?=[.,]?$|[.,]?,|[.,]?\s+(?:[NSEW]|[NS][EW]|#|(?:Apt|Unit|Ste)\b)(?!\p{L}))/iu;

/** Where the kind comes first, the last word is a name. */
const kindFirst = /(?<!\p{L})(?:rue|ruelle|impasse|calle|avenida|carrera|rua|via|jalan)(?!\p{L})/iu;

/** By a hand or among specks, the kind of a street of which a letter was misread or given a mark; others as they were. */
export function mendStreetKind(street: string): string {
  if (kindFirst.test(street)) return street;
  return street.replace(lastWord, (written) => {
    const folded = foldWord(written);
    if (kinds.includes(folded)) return folded === written.toLowerCase() ? written : toKind(written, folded);
    if (folded.length < shortest || rarer.has(folded) || getKnownWords().has(folded)) return written;
    const near = findOnlyNear(folded, kinds, folded.length >= long ? 2 : 1);
    return near === null ? written : toKind(written, near);
  });
}

const toKind = (written: string, kind: string) =>
  inCaseOf(written, kind.charAt(0).toUpperCase() + kind.slice(1));
