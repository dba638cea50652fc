import { foldText } from '../values/spelling/fold-text.ts';
import { findUsState } from '../values/us-state.ts';

/** Towns that stand elsewhere on a paper, by their folded names. */
export type Towns = ReadonlySet<string>;

const maxWords = 4;
/** `Dallas TX`, `Dallas TX 75201`: capitals, for small letters are words. */
const stateAtEnd = /^(.*\p{L})\s+(\p{Lu}{2}(?:\s+\d{5}(?:-\d{4})?)?)$/u;
/** Also ends the name of a company. */
const company = 'CO';

/** Before a town they make it a part of the name: `Bank of Dallas`. */
const joining = /^(?:of|in|at|the|and|&|de|del|la|el|los|las|en|y|e|da|do|di|du|des|van|von)$/i;

/** A text that ends with a town of the paper, in two; null where it does not, is nothing else, or the town is in a name. */
export function splitTown(text: string, towns: Towns): readonly [before: string, town: string] | null {
  const words = text.split(' ');
  for (let count = Math.min(maxWords, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(' ');
    if (!towns.has(foldText(town))) continue;
    return joining.test(words.at(-count - 1) ?? '') ? null : [words.slice(0, -count).join(' '), town];
  }
  return null;
}

/**
 * The pieces between commas where none stands before the state: `Walmart, Dallas TX`, and `Walmart Dallas TX` where Dallas is a
 * town of the paper.
 */
export function partStateAtEnd(pieces: readonly string[], towns: Towns): readonly string[] {
  const [, before = '', state = ''] = stateAtEnd.exec(pieces.at(-1) ?? '') ?? [];
  if (before === '' || findUsState(state.slice(0, 2)) === null) return pieces;
  const parted = splitTown(before, towns);
  if (parted) return [...pieces.slice(0, -1), ...parted, state];
  const isTown = pieces.length > 1 && state !== company;
  return isTown || towns.has(foldText(before)) ? [...pieces.slice(0, -1), before, state] : pieces;
}
