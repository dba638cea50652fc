import type { Catalogue, FieldSpec, UnplacedBox } from '../../catalogue.ts';
import type { BlankBox, BlankFacts } from './blank-facts.ts';
import { findNewFields, toOwnFacts } from './find-new-fields.ts';
import type { EditionMatch, FoundBox } from './match-edition.ts';

/**
 * The catalogue of a blank that nobody described: the known one, with names, places, limits and on-values of the blank.
 * What is gone or uncertain is `unplaced`: never filled, and not read from paper; questions that it does not ask come last.
 */
export function toCatalogue(known: Catalogue, facts: BlankFacts, match: EditionMatch): Catalogue {
  const boxes = new Map(facts.boxes.map((box) => [box.pdfName, box]));
  const found = new Map(match.found.map((each) => [each.id, each]));
  const fields: FieldSpec[] = [];
  const unplaced: UnplacedBox[] = [];
  for (const field of known.fields) {
    const own = found.get(field.id);
    const box = own && own.certainty !== 'uncertain' ? boxes.get(own.pdfName) : undefined;
    if (own === undefined || box === undefined) {
      unplaced.push({ field, reason: own === undefined ? 'gone' : 'uncertain' });
      continue;
    }
    fields.push(carry(field, box, own));
  }
  const taken = new Set(fields.map(({ pdfName }) => pdfName));
  const unsure = facts.boxes.filter(({ pdfName }) => !taken.has(pdfName));
  return {
    form: known.form,
    edition: match.edition,
    pageCount: match.pageCount,
    fields: [...fields, ...findNewFields(known, boxes, match)],
    landmarks: [],
    unplaced,
    unsurePages: [...new Set(unsure.map(({ page }) => page))],
  };
}

/** Limits, on-values and openers are the blank's own; what the box means stays. */
function carry(field: FieldSpec, box: BlankBox, { to }: FoundBox): FieldSpec {
  const { id, valueKind, label, part, item, characters, exactLengths, group } = field;
  return {
    ...toOwnFacts(box),
    id,
    valueKind,
    label,
    part,
    item,
    ...(characters !== undefined && { characters }),
    ...(exactLengths !== undefined && { exactLengths }),
    ...(group !== undefined && { group }),
    printed: { part: to.part, item: to.item },
  };
}
