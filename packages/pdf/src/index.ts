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
