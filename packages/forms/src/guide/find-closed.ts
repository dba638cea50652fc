import { takesBox } from '../box-pattern.ts';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import type { FormGuide } from './form-guide.ts';
import type { GuideBoxes } from './list-guide-items.ts';

/** `form1[0].#subform[3].Pt1Line18_YN[1]` → `Pt1Line18_YN[1]` */
const toShortName = (pdfName: string): string => pdfName.split(/\.(?=[^.]+$)/).at(-1) ?? pdfName;

type Openers = ReadonlyArray<readonly FieldSpec[]>;

/** By an edition's boxes: it does not change with anybody's answers, and is asked for at every look at the guide. */
const known = new WeakMap<readonly FieldSpec[], Map<FieldSpec, Openers>>();

/** What the PDF says that opens a box, and what the guide says: of each that says something, one must hold something. */
function listOpeners(field: FieldSpec, fields: readonly FieldSpec[], guide: FormGuide): Openers {
  const ofEdition = known.get(fields) ?? new Map<FieldSpec, Openers>();
  known.set(fields, ofEdition);
  const openers = ofEdition.get(field) ?? findOpeners(field, fields, guide);
  ofEdition.set(field, openers);
  return openers;
}

function findOpeners(field: FieldSpec, fields: readonly FieldSpec[], { opens }: FormGuide): Openers {
  const own = (field.opensWhen ?? []).flatMap(([name, on]) =>
    fields.filter(({ pdfName, on: value }) => value === on && toShortName(pdfName) === name),
  );
  const told = opens.filter(([pattern]) => takesBox(pattern, field.id)).flatMap(([, by]) => by);
  const all = [own, fields.filter(({ id }) => told.includes(id))];
  return all.filter((openers) => openers.length > 0);
}

/** The boxes any of which would open a box, where nothing stands in them; empty: it is open. */
function listShutting(
  field: FieldSpec,
  fields: readonly FieldSpec[],
  guide: FormGuide,
  inked: ReadonlySet<string>,
): readonly FieldSpec[] {
  const shut = listOpeners(field, fields, guide).find((openers) => !openers.some(({ id }) => inked.has(id)));
  return shut ?? [];
}

/** Whether a box waits for others. `inked`: ids of the boxes that something stands in. */
export const isShut = (
  field: FieldSpec,
  { fields }: Pick<Catalogue, 'fields'>,
  guide: FormGuide,
  inked: ReadonlySet<string>,
): boolean => listShutting(field, fields, guide, inked).length > 0;

/** Boxes of other items that exclude this one: its choice was made there. */
const listElsewhere = (item: GuideBoxes, fields: readonly FieldSpec[], inked: ReadonlySet<string>) =>
  fields.filter(
    (field) =>
      field.group !== undefined &&
      inked.has(field.id) &&
      !item.fields.includes(field) &&
      item.fields.every(({ group }) => group === field.group),
  );

/**
 * Why an item is not asked: the boxes any of which would open it, or the one that was chosen in its place. Empty: it is
 * asked. `inked`: ids of the boxes that something stands in.
 */
export function findClosed(
  item: GuideBoxes,
  { fields }: Pick<Catalogue, 'fields'>,
  guide: FormGuide,
  inked: ReadonlySet<string>,
): readonly FieldSpec[] {
  if (item.fields.some(({ id }) => inked.has(id))) return [];
  const elsewhere = listElsewhere(item, fields, inked);
  if (elsewhere.length > 0) return elsewhere;
  const shutting = item.fields.map((field) => listShutting(field, fields, guide, inked));
  return shutting.some((some) => some.length === 0) ? [] : [...new Set(shutting.flat())];
}
