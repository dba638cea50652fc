import { maxImagePixels, maxPageObjects } from '../limits.ts';
import { PdfError } from '../pdf-error.ts';
import { type Engine, letGoIfSpent } from './engine.ts';
import { readIntegers } from './memory.ts';
import { type PageFrame, readPageFrame } from './page-frame.ts';
import { objectType, walkObjects } from './page-objects.ts';

/** A document that is open in PDFium, with everything that has to be closed again. */
export interface OpenDocument {
  readonly engine: Engine;
  readonly handle: number;
  readonly name: string;
  readonly pageCount: number;
  /** True when an image of the file may be stored inverted (`/Decode [1 0]`), which raw bytes do not show. */
  readonly mayInvertImages: boolean;
  form: { readonly handle: number; readonly info: number } | null;
  closed: boolean;
  /** Pages found simple enough. */
  readonly seen: Set<number>;
}

export interface OpenPage {
  readonly handle: number;
  readonly page: number;
  readonly frame: PageFrame;
}

/**
 * Runs `use` on page `page` (from 1) and closes the page again.
 * @throws PdfError `damaged`, or `too-complex` before anything on the page is drawn or unpacked
 */
export function withPage<T>(document: OpenDocument, page: number, use: (open: OpenPage) => T): T {
  return guard(document, () => {
    if (!Number.isInteger(page) || page < 1 || page > document.pageCount) {
      throw new RangeError(`${document.name} has pages 1 to ${document.pageCount}, not ${page}`);
    }
    const { api } = document.engine;
    const handle = api.FPDF_LoadPage(document.handle, page - 1);
    if (handle === 0) throw new PdfError('damaged', `Page ${page} of ${document.name} cannot be opened.`);
    try {
      if (!document.seen.has(page)) assertPageSimpleEnough(document, handle, page);
      document.seen.add(page);
      return use({ handle, page, frame: readPageFrame(document.engine, handle) });
    } finally {
      if (!document.engine.broken) api.FPDF_ClosePage(handle);
    }
  });
}

function assertPageSimpleEnough({ engine, name }: OpenDocument, handle: number, page: number): void {
  const refuse = (why: string) => {
    throw new PdfError('too-complex', `Page ${page} of ${name} was refused: ${why}.`);
  };
  let count = 0;
  for (const object of walkObjects(engine, handle)) {
    if (++count > maxPageObjects) refuse(`it has more than ${maxPageObjects} objects`);
    if (object.type !== objectType.image) continue;
    const [width = 0, height = 0] =
      readIntegers(engine, 2, (at) => engine.api.FPDFImageObj_GetImagePixelSize(object.handle, at, at + 4)) ??
      [];
    if (width * height > maxImagePixels) refuse(`it holds a picture of ${width} x ${height} pixels`);
  }
}

/** PDFium's form environment, needed for field names and values; started once a document. */
export function formHandle(document: OpenDocument): number {
  if (document.form === null) {
    const { api } = document.engine;
    const info = api.PDFiumExt_OpenFormFillInfo();
    document.form = { info, handle: api.PDFiumExt_InitFormFillEnvironment(document.handle, info) };
  }
  return document.form.handle;
}

/** Turns a trap inside the wasm into an error about the file, and marks the engine to be replaced. */
export function guard<T>(document: Pick<OpenDocument, 'engine' | 'name' | 'closed'>, use: () => T): T {
  if (document.closed) throw new Error(`${document.name} is closed`);
  if (document.engine.broken) throw toTrapError(document);
  try {
    return use();
  } catch (error) {
    if (!isTrap(error)) throw error;
    document.engine.broken = true;
    letGoIfSpent(document.engine);
    throw toTrapError(document, error);
  }
}

function isTrap(error: unknown): boolean {
  if (error instanceof Error && error.name === 'RuntimeError') return true;
  // A stack exhausted inside the wasm surfaces as a RangeError of the host.
  return error instanceof RangeError && /call stack|bytes left/i.test(error.message);
}

function toTrapError({ engine, name }: Pick<OpenDocument, 'engine' | 'name'>, cause?: unknown): PdfError {
  return engine.starved
    ? new PdfError('too-complex', `${name} was refused: it takes too much memory.`, { cause })
    : new PdfError('damaged', `${name} is damaged and cannot be read.`, { cause });
}
