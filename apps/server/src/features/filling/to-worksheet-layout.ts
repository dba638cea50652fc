import type { Catalogue, FieldSpec } from '@puente/forms';
import { worksheetNotice } from '@puente/forms/catalogues';
import type { WorksheetField, WorksheetLayout } from '@puente/pdf';

const letter = { width: 612, height: 792 };

const toField = (field: FieldSpec): WorksheetField => ({
  name: field.pdfName,
  rect: field.box,
  kind: field.kind,
  label: field.label,
  ...(field.on !== undefined && { on: field.on }),
  ...(field.options && { options: field.options }),
  ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
  ...(field.comb !== undefined && { comb: field.comb }),
  multiline: (field.lines ?? 1) > 1,
});

/** The same fields in the same places on pages of our own, for where no official blank is installed. */
export const toWorksheetLayout = (catalogue: Catalogue): WorksheetLayout => ({
  title: `Worksheet for Form ${catalogue.form}, edition ${catalogue.edition}`,
  notice: worksheetNotice,
  pages: Array.from({ length: catalogue.pageCount }, (_, index) => ({
    ...letter,
    heading: `Page ${index + 1}`,
    fields: catalogue.fields.filter(({ page }) => page === index + 1).map(toField),
  })),
});
