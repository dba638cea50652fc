export { type BlankProblem, type BlankSpec, checkBlank } from './check-blank.ts';
export { drawWorksheet, type WorksheetField, type WorksheetLayout } from './draw-worksheet.ts';
export { type FillOptions, fillForm } from './fill-form.ts';
export type { TextPage } from './filling/append-text-pages.ts';
export type { FieldWrite } from './filling/field-write.ts';
export { listFields, type PdfFieldInfo } from './list-fields.ts';
export * from './reading.ts';
export { type FieldMismatch, verifyForm } from './verify-form.ts';
