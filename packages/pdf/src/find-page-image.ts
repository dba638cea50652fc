import { packRows } from './bitmap-rows.ts';
import { maxDecodedPixels } from './limits.ts';
import type { PdfPageImage } from './pdf-file.ts';
import { type OpenDocument, type OpenPage, withPage } from './pdfium/document.ts';
import type { Engine } from './pdfium/engine.ts';
import { readBytes, readIntegers } from './pdfium/memory.ts';
import { displayedSize, toDisplayed } from './pdfium/page-frame.ts';
import { listOnlyImages, type PlacedImage } from './pdfium/page-objects.ts';
import { toPlacement } from './pdfium/placement.ts';

/** Link 2 and popup 16 draw nothing of their own. */
const inklessAnnotations: ReadonlySet<number> = new Set([2, 16]);
/** The image must cover at least this share of the page's width and height. */
const nearlyAll = 0.94;
const cmyk = 3;
const grayBitmap = 1;
const unknownColours = 0;

/** The page's only image, if the page shows nothing else: it is a scan. Null where the page has to be drawn instead. */
export function findPageImage(document: OpenDocument, page: number): PdfPageImage | null {
  return withPage(document, page, (open) => {
    const { engine } = document;
    if (hasInkedAnnotation(engine, open.handle)) return null;
    const images = listOnlyImages(engine, open.handle);
    const [only] = images ?? [];
    if (only === undefined || images?.length !== 1) return null;
    const frame = frameOf(engine, open, only);
    if (frame === null || frame.width * frame.height > maxDecodedPixels) return null;
    return readJpeg(document, open, only, frame) ?? readGray(engine, open, only, frame);
  });
}

type ImageFrame = Pick<PdfPageImage, 'width' | 'height' | 'rotation' | 'mirrored' | 'box'>;

function frameOf(engine: Engine, open: OpenPage, image: PlacedImage): ImageFrame | null {
  const size = readIntegers(engine, 2, (at) =>
    engine.api.FPDFImageObj_GetImagePixelSize(image.handle, at, at + 4),
  );
  const { width: pageWidth, height: pageHeight } = displayedSize(open.frame);
  const corner = (x: number, y: number): readonly [number, number] => {
    const [a, b, c, d, e, f] = image.matrix;
    return toDisplayed(open.frame, a * x + c * y + e, b * x + d * y + f);
  };
  const placement = toPlacement(corner, pageWidth, pageHeight);
  const [width = 0, height = 0] = size ?? [];
  if (placement === null || width < 1 || height < 1) return null;
  const [x, y, across, down] = placement.box;
  const covered = (from: number, length: number) => Math.min(from + length, 1) - Math.max(from, 0);
  if (covered(x, across) < nearlyAll || covered(y, down) < nearlyAll) return null;
  return { width, height, ...placement };
}

function readJpeg(
  document: OpenDocument,
  open: OpenPage,
  image: PlacedImage,
  frame: ImageFrame,
): PdfPageImage | null {
  const { engine } = document;
  if (document.mayInvertImages || filterOf(engine, image.handle) !== 'DCTDecode') return null;
  const { colours } = readColours(engine, open, image.handle);
  // Four-ink JPEGs need the PDF's own colour rules; a mask would cut holes the bytes do not show.
  if (colours === cmyk || engine.api.FPDFPageObj_HasTransparency(image.handle)) return null;
  const bytes = readBytes(engine, (at, size) =>
    engine.api.FPDFImageObj_GetImageDataRaw(image.handle, at, size),
  );
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  return { encoding: 'jpeg', bytes, ...frame };
}

function readGray(
  engine: Engine,
  open: OpenPage,
  image: PlacedImage,
  frame: ImageFrame,
): PdfPageImage | null {
  const { api, memory } = engine;
  const { colours, bitsPerPixel } = readColours(engine, open, image.handle);
  // A stencil mask is stored without colours: only drawing it shows what is ink.
  if (colours === unknownColours || bitsPerPixel > 8 || api.FPDFPageObj_HasTransparency(image.handle))
    return null;
  const bitmap = api.FPDFImageObj_GetBitmap(image.handle);
  if (bitmap === 0) return null;
  try {
    const width = api.FPDFBitmap_GetWidth(bitmap);
    const height = api.FPDFBitmap_GetHeight(bitmap);
    if (api.FPDFBitmap_GetFormat(bitmap) !== grayBitmap || width !== frame.width || height !== frame.height) {
      return null;
    }
    const start = api.FPDFBitmap_GetBuffer(bitmap);
    const stride = api.FPDFBitmap_GetStride(bitmap);
    const data = packRows(memory.HEAPU8, { start, stride, rowBytes: width, height });
    return { encoding: 'gray', data, ...frame };
  } finally {
    if (!engine.broken) api.FPDFBitmap_Destroy(bitmap);
  }
}

/** The image's filter; null when it has none or more than one. */
function filterOf(engine: Engine, image: number): string | null {
  const { api } = engine;
  if (api.FPDFImageObj_GetImageFilterCount(image) !== 1) return null;
  const bytes = readBytes(engine, (at, size) => api.FPDFImageObj_GetImageFilter(image, 0, at, size));
  return Buffer.from(bytes).toString('latin1').replace(/\0+$/, '');
}

/** From FPDF_IMAGEOBJ_METADATA: width, height, two floats of dpi, bits per pixel, colour space, content id. */
function readColours(
  engine: Engine,
  open: OpenPage,
  image: number,
): { colours: number; bitsPerPixel: number } {
  const fields = readIntegers(engine, 7, (at) =>
    engine.api.FPDFImageObj_GetImageMetadata(image, open.handle, at),
  );
  return { bitsPerPixel: fields?.[4] ?? 0, colours: fields?.[5] ?? unknownColours };
}

function hasInkedAnnotation(engine: Engine, page: number): boolean {
  const { api } = engine;
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    api.FPDFPage_CloseAnnot(annotation);
    if (!inklessAnnotations.has(subtype)) return true;
  }
  return false;
}
