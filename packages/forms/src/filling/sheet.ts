import type { WithheldReason } from '@puente/contract';
import type { Catalogue, FieldSpec, UnplacedBox } from '../catalogue.ts';
import type { FormTraits } from '../traits/form-traits.ts';
import { toPrintable } from '../values/spelling/latin-text.ts';
import { isEntryText } from './entry-id.ts';
import type {
  Adjustment,
  ByHand,
  FieldWrite,
  FillingResult,
  Place,
  PlacedText,
  WithheldValue,
} from './filling-result.ts';
import type { BoxLimits } from './fit-text.ts';
import { neverFilled } from './never-filled.ts';
import { placeNotes } from './place-notes.ts';

/** One additional-information entry of the form, by the id its fields share (`P14.2`). */
type EntryId = string;

/** A form that is being filled: what has been written so far, and what has to be reported with it. */
export interface Sheet {
  readonly fields: ReadonlyMap<string, FieldSpec>;
  /** Boxes that this edition does not have, or not surely: nothing is written into them. */
  readonly unplaced: ReadonlyMap<string, UnplacedBox['reason']>;
  /** Full PDF names of the boxes that no data may ever fill, without those the person answered themselves. */
  readonly forbidden: Set<string>;
  /** How a box points to the additional-information part: `See Part 14`. */
  readonly pointer: string;
  readonly entries: readonly EntryId[];
  /** Parts that others than the applicant fill in by hand. */
  readonly othersParts: readonly string[];
  readonly writes: Map<string, FieldWrite>;
  readonly notes: PlacedText[];
  readonly adjusted: Adjustment[];
  readonly withheld: WithheldValue[];
  readonly byHand: ByHand[];
}

/** What an entry has to say where its text belongs. */
const entryBoxes = ['page', 'part', 'item', 'text'] as const;

/** The entries of the part that takes what a box cannot hold, in the form's order. */
function listEntries({ fields }: Catalogue, additionalPart: string): EntryId[] {
  const ids = new Set(fields.map(({ id }) => id));
  const isWhole = (entry: EntryId) => entryBoxes.every((box) => ids.has(`${entry}.${box}`));
  return fields
    .flatMap(({ id }) => (isEntryText(id, additionalPart) ? [id.replace(/\.text$/, '')] : []))
    .filter(isWhole);
}

/** `additionalPart`: the number of that part. */
export const openSheet = (
  catalogue: Catalogue,
  { additionalPart, othersParts }: Pick<FormTraits, 'additionalPart'> & Pick<Sheet, 'othersParts'>,
): Sheet => ({
  othersParts,
  fields: new Map([...catalogue.fields, ...listNameless(catalogue)].map((field) => [field.id, field])),
  unplaced: new Map((catalogue.unplaced ?? []).map(({ field, reason }) => [field.id, reason])),
  forbidden: new Set(neverFilled(catalogue)),
  pointer: `See Part ${additionalPart}`,
  entries: listEntries(catalogue, additionalPart),
  writes: new Map(),
  notes: [],
  adjusted: [],
  withheld: [],
  byHand: [],
});

/** Boxes that are not placed keep what they mean and lose their names, which may be other boxes' now. */
const listNameless = ({ unplaced = [] }: Catalogue) =>
  unplaced.map(({ field }): FieldSpec => ({ ...field, pdfName: '' }));

/** The field with this catalogue id. An unknown id is a fault of the field map, never of the data. */
export function getField(sheet: Sheet, id: string): FieldSpec {
  const field = sheet.fields.get(id);
  if (!field) throw new Error(`The catalogue has no field ${id}`);
  return field;
}

/** Comb boxes show every character they accept; in other boxes, what fits in print counts too. */
export const toLimits = (field: FieldSpec): BoxLimits => ({
  limit: Math.min(
    field.maxLength ?? Number.POSITIVE_INFINITY,
    field.comb ? Number.POSITIVE_INFINITY : (field.fits ?? Number.POSITIVE_INFINITY),
  ),
  characters: field.characters,
});

/** What a box takes, as a screen that asks it has to know: characters that are accepted and seen in print, and choices. */
export const toRoom = ({ fits, maxLength, options = [] }: FieldSpec) => ({
  fits: maxLength === undefined ? (fits ?? null) : Math.min(maxLength, fits ?? maxLength),
  options: options.filter((option) => option.trim() !== ''),
});

/** Page, part and item of a field as the additional-information labels want them (`P2`, `5.b` → `2`, `5.b`). */
export const toPlace = ({ page, part, item, printed }: FieldSpec): Place => ({
  page: String(page),
  part: (printed?.part ?? part).replace(/^P/, ''),
  item: printed?.item ?? item,
});

/** The place of a field in the edition that is filled. */
export const getPlace = (sheet: Sheet, id: string): Place => toPlace(getField(sheet, id));

/** Puts an already fitting value; a list of the blank that does not offer it leaves it to the person's hand. */
export function put(sheet: Sheet, id: string, value: string): void {
  if (leaveToHand(sheet, id, value)) return;
  const { pdfName, options } = getField(sheet, id);
  if (options && value !== '' && !options.includes(value)) pushByHand(sheet, id, value, 'uncertain');
  else sheet.writes.set(pdfName, { name: pdfName, value });
}

function pushByHand(sheet: Sheet, id: string, text: string | null, reason: UnplacedBox['reason']): void {
  sheet.byHand.push({ ...getPlace(sheet, id), id, text, reason });
}

/** Tells what would stand in a box that is not placed; true when it is none of ours to fill. */
function leaveToHand(sheet: Sheet, id: string, text: string | null): boolean {
  const reason = sheet.unplaced.get(id);
  if (reason === undefined) return false;
  if (text !== '') pushByHand(sheet, id, text, reason);
  return true;
}

/** Ticks a box by its on-value, never by its index. */
export function tick(sheet: Sheet, id: string): void {
  if (leaveToHand(sheet, id, null)) return;
  const { pdfName, on } = getField(sheet, id);
  if (on === undefined) throw new Error(`The field ${id} is not a checkbox`);
  sheet.writes.set(pdfName, { name: pdfName, on });
}

export function note(sheet: Sheet, place: Place, text: string): void {
  const printable = toPrintable(text);
  if (printable !== '') sheet.notes.push({ ...place, text: printable });
}

export function adjust(sheet: Sheet, path: string, from: string, to: string): void {
  if (from !== to) sheet.adjusted.push({ path, from, to });
}

export function withhold(sheet: Sheet, path: string, value: string, reason: WithheldReason): void {
  const text = value.trim();
  if (text !== '') sheet.withheld.push({ path, value: text, reason });
}

/** A write to a box that no data may ever fill is a fault of the field map, never of the data. */
function assertAllowed({ fields, forbidden, writes }: Sheet): void {
  const wrong = [...fields.values()].filter(({ pdfName }) => writes.has(pdfName) && forbidden.has(pdfName));
  if (wrong.length > 0) throw new Error(`No data may ever fill ${wrong.map(({ id }) => id).join(', ')}`);
}

/**
 * Puts the notes into the additional-information entries and hands over everything.
 * @throws Error when what was written before fills a box that only the person answers
 */
export function closeSheet(sheet: Sheet): FillingResult {
  const rooms = sheet.entries.map((entry) => {
    const text = getField(sheet, `${entry}.text`);
    return { lines: text.lines ?? 1, width: text.fits ?? 1 };
  });
  const { entries, left } = placeNotes(sheet.notes, rooms);
  const moved = entries.flatMap(({ page, part, item, rows }, index) => {
    const entry = sheet.entries[index] ?? '';
    put(sheet, `${entry}.page`, page);
    put(sheet, `${entry}.part`, part);
    put(sheet, `${entry}.item`, item);
    put(sheet, `${entry}.text`, rows.join('\n'));
    return rows.map((text) => ({ page, part, item, text }));
  });
  assertAllowed(sheet);
  return {
    writes: [...sheet.writes.values()],
    moved,
    adjusted: sheet.adjusted,
    withheld: sheet.withheld,
    byHand: sheet.byHand,
    continuation: [...left],
  };
}
