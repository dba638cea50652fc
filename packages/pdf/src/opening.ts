// Only opening and reading, without the library that writes, so that a reading thread does not have to load it.
export { maxDecodedPixels } from './limits.ts';
export { isPdf, type OpenPdfOptions, openPdf } from './open-pdf.ts';
export { PdfError } from './pdf-error.ts';
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
