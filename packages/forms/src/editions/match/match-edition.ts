import type { Catalogue, FieldSpec } from '../../catalogue.ts';
import type { BlankBox, BlankFacts } from './blank-facts.ts';
import { type MatchDecision, type SettledMatch, settleMatches } from './decisions.ts';
import { matchBoxes } from './match-boxes.ts';
import { findPrintedItems, type PageItems, readQuestion } from './printed-items.ts';
import { type Side, toSides } from './score-pairs.ts';
import { readLabel } from './surroundings.ts';

/** Where a box stands on paper: `P9`, `63`. */
export interface PrintedPlace {
  readonly page: number;
  readonly part: string;
  readonly item: string;
}

/** A box of the known edition, found again. */
export interface FoundBox {
  readonly id: string;
  readonly certainty: SettledMatch['certainty'];
  readonly pdfName: string;
  readonly from: PrintedPlace;
  readonly to: PrintedPlace;
  /** Its old name belongs to another box of the blank now. */
  readonly isNameElsewhere: boolean;
}

/** A box of the blank that the known edition does not have. */
export interface NewBox {
  readonly pdfName: string;
  readonly at: PrintedPlace;
  /** The words printed beside it, in the order of the page. */
  readonly print: string;
  /** What names the box itself: `Yes`, the head of a column. */
  readonly label: string;
}

/** How the boxes of a blank answer those of the edition it is most like. */
export interface EditionMatch {
  readonly form: Catalogue['form'];
  /** As printed on the blank. */
  readonly edition: string;
  readonly knownEdition: string;
  readonly pageCount: number;
  readonly found: readonly FoundBox[];
  /** Known boxes that the blank does not have. */
  readonly gone: readonly string[];
  readonly added: readonly NewBox[];
}

/** Looks for each box of a known edition in a blank. Pure; nothing uncertain is taken. What a person decided, stands. */
export function matchEdition(
  known: Catalogue,
  facts: BlankFacts,
  edition: string,
  decisions: readonly MatchDecision[] = [],
): EditionMatch {
  const [ours, theirs] = toSides({ pages: known.landmarks, boxes: known.fields }, facts);
  const matches = settleMatches(matchBoxes(ours, theirs), decisions, known.fields, theirs.boxes);
  const names = new Set(facts.boxes.map(({ pdfName }) => pdfName));
  const found = matches.flatMap((match) => toFound(match, known, theirs, names));
  const printed = findPrintedItems(theirs.pages);
  const taken = new Set(matches.map(({ to }) => to));
  const foundIds = new Set(found.map(({ id }) => id));
  return {
    form: known.form,
    edition,
    knownEdition: known.edition,
    pageCount: facts.pages.length,
    found,
    gone: known.fields.map(({ id }) => id).filter((id) => !foundIds.has(id)),
    added: theirs.boxes.flatMap((box, index) =>
      taken.has(index) ? [] : [toAdded(box, index, theirs, printed)],
    ),
  };
}

function toFound(
  { from, to, certainty }: SettledMatch,
  known: Catalogue,
  blank: Side,
  names: ReadonlySet<string>,
): FoundBox[] {
  const field = known.fields[from];
  const box = blank.boxes[to];
  if (!field || !box) return [];
  const isNameElsewhere = box.pdfName !== field.pdfName && names.has(field.pdfName);
  return [
    {
      id: field.id,
      certainty,
      pdfName: box.pdfName,
      from: placeOf(field),
      to: toPlaceNow(field, box, to, blank),
      isNameElsewhere,
    },
  ];
}

const placeOf = ({ page, part, item }: FieldSpec): PrintedPlace => ({ page, part, item });

/** The number printed now, where the known one is a number that is printed too; a heading's name stays. */
function toPlaceNow(field: FieldSpec, box: BlankBox, index: number, blank: Side): PrintedPlace {
  const print = blank.prints[index];
  const isNumbered = /^\d/.test(field.item) && print !== undefined && print.item !== '';
  const isWithin = isNumbered && print.item.startsWith(`${field.item}.`);
  return {
    page: box.page,
    part: field.part === 'H' || print === undefined || print.part === 'H' ? field.part : print.part,
    item: !isNumbered || isWithin ? field.item : print.item,
  };
}

function toAdded(box: BlankBox, index: number, blank: Side, printed: readonly PageItems[]): NewBox {
  const print = blank.prints[index];
  const at = blank.pages.findIndex(({ page }) => page === box.page);
  const [page, items] = [blank.pages[at], printed[at]];
  return {
    pdfName: box.pdfName,
    at: { page: box.page, part: print?.part ?? '', item: print?.item ?? '' },
    print: page && items ? readQuestion(items, page.words, box.box) : '',
    label: page ? readLabel(page.words, box) : '',
  };
}
