import type { FieldReading, FieldSpec } from '@puente/forms';
import { mayLackMark } from '../recognise/accented-words.ts';
import { mixedKinds } from '../recognise/looks.ts';
import { personKinds, townKinds } from '../recognise/naming-kinds.ts';
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

/** Neat hands that were taken for type come to 0.3 and more. */
const perhapsByHand = 0.25;
/** A letter beside a digit that a hand hardly writes otherwise than one: `CS40260`. */
const likeDigit = /[SOIBZGQD](?=\d)|(?<=\d)[SOIBZGQD]/;

/**
 * The fields of a form that a hand may have filled where a letter among digits may be one of them, which no reader tells, and
 * where a name may have a mark: below its letters hands leave none that is looked for.
 */
export function findDoubtfulSigns(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
  pages: readonly PageHand[],
): ReadonlySet<string> {
  if (toFormChance(pages) <= perhapsByHand) return new Set();
  const isDoubtful = ({ id, valueKind }: FieldSpec) => {
    const reading = fields.get(id);
    if (reading?.state !== 'text') return false;
    if (personKinds.has(valueKind) || townKinds.has(valueKind)) return mayLackMark(reading.text);
    return mixedKinds.has(valueKind) && likeDigit.test(reading.text);
  };
  return new Set(specs.filter(isDoubtful).map(({ id }) => id));
}
