import { editDistance } from '@puente/forms/lexicon';
import { getKnownWords } from '../second-reader/words/known-words.ts';
import { foldWord } from '../second-reader/words/word-list.ts';
import { inCaseOf } from './in-case-of.ts';

/** What nearly all streets of the United States end with. */
const kinds =
  'St Ave Rd Dr Pl Ct Blvd Ter Ln Way Cir Street Avenue Road Drive Place Court Boulevard Terrace Lane Circle Parkway'.split(
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
    const same = kinds.find((kind) => kind.toLowerCase() === folded);
    if (same) return folded === written.toLowerCase() ? written : inCaseOf(written, same);
    if (folded.length < shortest || rarer.has(folded) || getKnownWords().has(folded)) return written;
    const edits = folded.length >= long ? 2 : 1;
    const [only, other] = kinds.filter((kind) => editDistance(folded, kind.toLowerCase(), edits) <= edits);
    if (!only || other) return written;
    return inCaseOf(written, only);
  });
}
