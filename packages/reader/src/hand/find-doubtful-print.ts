import { type PageHand, toFormChance } from './find-handwritten-fields.ts';
import { isBrokenPage } from './hand-chance.ts';

/** Typed forms come to 0.3 at most, but for worn ones; from here on it may be a hand that a fax made even. */
const maybeByHand = 0.4;

/**
 * The fields of a form that is taken for typed, of which that is not sure, or whose letters are in pieces: digits lose strokes
 * then and accents go, for all readers alike.
 */
export function findDoubtfulPrint(pages: readonly PageHand[]): ReadonlySet<string> {
  const isUnsure = toFormChance(pages) > maybeByHand;
  return new Set(pages.flatMap((page) => (isUnsure || isBrokenPage(page.measure) ? page.texts : [])));
}
