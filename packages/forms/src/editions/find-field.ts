import type { Catalogue, FieldSpec } from '../catalogue.ts';

interface FieldIndex {
  readonly byId: ReadonlyMap<string, FieldSpec>;
  readonly byPdfName: ReadonlyMap<string, FieldSpec>;
}

const indexes = new WeakMap<Catalogue, FieldIndex>();

function indexOf(catalogue: Catalogue): FieldIndex {
  let index = indexes.get(catalogue);
  if (!index) {
    index = {
      byId: new Map(catalogue.fields.map((field) => [field.id, field])),
      byPdfName: new Map(catalogue.fields.map((field) => [field.pdfName, field])),
    };
    indexes.set(catalogue, index);
  }
  return index;
}

/** The field with this stable id, if this edition has it. */
export const findField = (catalogue: Catalogue, id: string): FieldSpec | undefined =>
  indexOf(catalogue).byId.get(id);

/** The field with this full AcroForm name (dots unescaped), if this edition has it. */
export const findFieldByPdfName = (catalogue: Catalogue, pdfName: string): FieldSpec | undefined =>
  indexOf(catalogue).byPdfName.get(pdfName);

/** As `findField`, and throws when this edition does not have the field. */
export function getField(catalogue: Catalogue, id: string): FieldSpec {
  const field = findField(catalogue, id);
  if (!field) throw new Error(`Form ${catalogue.form} edition ${catalogue.edition} has no field ${id}`);
  return field;
}

/** The checkboxes of one exclusive group (`A.I.11.marital-status`), in the order of the paper. */
export const listGroup = (catalogue: Catalogue, group: string): readonly FieldSpec[] =>
  catalogue.fields.filter((field) => field.group === group);
