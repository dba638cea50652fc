import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { type FormGuide, takes } from './form-guide.ts';
import type { GuideBoxes } from './list-guide-items.ts';

/** `form1[0].#subform[3].Pt1Line18_YN[1]` → `Pt1Line18_YN[1]` */
const toShortName = (pdfName: string): string => pdfName.split(/\.(?=[^.]+$)/).at(-1) ?? pdfName;

/** The checkboxes that open a box when they are ticked. */
function listOpeners(field: FieldSpec, fields: readonly FieldSpec[], { opens }: FormGuide): FieldSpec[] {
  const own = (field.opensWhen ?? []).flatMap(([name, on]) =>
    fields.filter(({ pdfName, on: value }) => value === on && toShortName(pdfName) === name),
  );
  const told = opens.filter(([pattern]) => takes(pattern, field.id)).flatMap(([, by]) => by);
  return [...own, ...fields.filter(({ id }) => told.includes(id))];
}

/** Whether nothing stands in any of the boxes that would open a box. */
export function isShut(
  field: FieldSpec,
  { fields }: Pick<Catalogue, 'fields'>,
  guide: FormGuide,
  inked: ReadonlySet<string>,
): boolean {
  const openers = listOpeners(field, fields, guide);
  return openers.length > 0 && !openers.some(({ id }) => inked.has(id));
}

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
  const openers = item.fields.map((field) => listOpeners(field, fields, guide));
  const isOpen = openers.some((some) => some.length === 0 || some.some(({ id }) => inked.has(id)));
  return isOpen ? [] : [...new Set(openers.flat())];
}
