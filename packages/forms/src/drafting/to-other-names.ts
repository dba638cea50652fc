import { type FullName, fullName, isSameName } from '../values/full-name.ts';
import type { Normalised } from '../values/normalised.ts';
import { isAbsentWord } from '../values/spelling/absent-words.ts';
import { tidyText } from '../values/spelling/fold-text.ts';

const label = /^(?:maiden(?: name)?|née|nee|born|nickname|alias|a\/?k\/?a|formerly|also known as)\b[\s.:]*/i;
const separator = /\s*(?:[;,/&]|(?<=\s)(?:and|also|y|et|a\.?k\.?a\.?|a\/k\/a)(?=\s))\s*/iu;

/**
 * T-OTHERNAMES: the one line of I-589 Part A.I item 7 becomes a list of names, split at commas, semicolons, slashes, `and` and
 * `aka`. The current name is left out.
 */
export const toOtherNames = (text: string, current: FullName): ReadonlyArray<Normalised<FullName>> =>
  tidyText(text)
    .replace(label, '')
    .split(separator)
    .map((piece) => tidyText(piece.replace(label, '')))
    .filter((piece) => !isAbsentWord(piece))
    .map((piece) => fullName.parse(piece, [current.family_name]))
    .filter((name): name is Normalised<FullName> => name !== null && !isSameName(name.value, current));
