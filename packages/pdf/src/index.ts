export { type BlankProblem, type BlankSpec, checkBlank } from './check-blank.ts';
export { drawWorksheet, type WorksheetField, type WorksheetLayout } from './draw-worksheet.ts';
export { type FillOptions, fillForm } from './fill-form.ts';
export type { TextPage } from './filling/append-text-pages.ts';
export type { FieldWrite } from './filling/field-write.ts';
export { maxDecodedPixels } from './limits.ts';
export { listFields, type PdfFieldInfo } from './list-fields.ts';
export { isPdf, type OpenPdfOptions, openPdf } from './open-pdf.ts';
export { PdfError, type PdfErrorCode } from './pdf-error.ts';
export type {
  PageBox,
  PdfBitmap,
  PdfFile,
  PdfFormValue,
  PdfLinesAndFills,
  PdfPageImage,
  PdfWord,
  QuarterTurn,
  RenderOptions,
} from './pdf-file.ts';
export { type FieldMismatch, verifyForm } from './verify-form.ts';
