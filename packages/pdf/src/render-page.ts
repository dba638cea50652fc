import { packRows } from './bitmap-rows.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfBitmap, RenderOptions } from './pdf-file.ts';
import { formHandle, type OpenDocument, withPage } from './pdfium/document.ts';
import { displayedSize } from './pdfium/page-frame.ts';

/** A letter page at 600 dpi has 34 million; beyond this the page is drawn smaller than asked. */
const maxPixels = 36_000_000;
const maxSidePixels = 30_000;

const grayFormat = 1;
const bgrxFormat = 3;
const drawAnnotations = 0x01;
const drawGrayscale = 0x08;
const redFirst = 0x10;
const white = 0xffffffff;

/** The page as displayed on white paper, with annotations and form values. */
export function renderPage(document: OpenDocument, page: number, options: RenderOptions): PdfBitmap {
  return withPage(document, page, (open) => {
    const { api, memory } = document.engine;
    const { width, height } = toPixelSize(displayedSize(open.frame), options.dpi);
    const format = options.grayscale ? grayFormat : bgrxFormat;
    const bitmap = api.FPDFBitmap_CreateEx(width, height, format, 0, 0);
    if (bitmap === 0)
      throw new PdfError('too-complex', `Page ${page} of ${document.name} is too large to draw.`);
    document.engine.starved = false;
    try {
      api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      const flags = drawAnnotations | (options.grayscale ? drawGrayscale : redFirst);
      api.FPDF_RenderPageBitmap(bitmap, open.handle, 0, 0, width, height, 0, flags);
      drawFormValues(document, open.handle, { bitmap, width, height, flags });
      // PDFium silently leaves out whatever it has no memory for: a scan would become a white page.
      if (document.engine.starved)
        throw new PdfError('too-complex', `Page ${page} of ${document.name} takes too much memory to draw.`);
      const channels = options.grayscale ? 1 : 4;
      const start = api.FPDFBitmap_GetBuffer(bitmap);
      const stride = api.FPDFBitmap_GetStride(bitmap);
      const data = packRows(memory.HEAPU8, { start, stride, rowBytes: width * channels, height });
      if (channels === 4) for (let at = 3; at < data.length; at += 4) data[at] = 255;
      return { width, height, channels, data };
    } finally {
      if (!document.engine.broken) api.FPDFBitmap_Destroy(bitmap);
    }
  });
}

/** Form fields are drawn in a separate step from the page and its other annotations. */
function drawFormValues(
  document: OpenDocument,
  page: number,
  target: { bitmap: number; width: number; height: number; flags: number },
): void {
  const { api } = document.engine;
  if (api.FPDF_GetFormType(document.handle) === 0) return;
  const form = formHandle(document);
  if (form === 0) return;
  // Otherwise empty fields are tinted, and the tint would be taken for ink.
  api.FPDF_SetFormFieldHighlightAlpha(form, 0);
  api.FORM_OnAfterLoadPage(page, form);
  api.FPDF_FFLDraw(form, target.bitmap, page, 0, 0, target.width, target.height, 0, target.flags);
  api.FORM_OnBeforeClosePage(page, form);
}

function toPixelSize(
  points: { width: number; height: number },
  dpi: number,
): { width: number; height: number } {
  const wanted = { width: (points.width * dpi) / 72, height: (points.height * dpi) / 72 };
  const shrink = Math.min(1, Math.sqrt(maxPixels / (wanted.width * wanted.height)));
  const toPixels = (length: number) => Math.min(maxSidePixels, Math.max(1, Math.round(length * shrink)));
  return { width: toPixels(wanted.width), height: toPixels(wanted.height) };
}
