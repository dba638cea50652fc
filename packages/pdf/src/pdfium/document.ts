import { PdfError } from '../pdf-error.ts';
import type { Engine } from './engine.ts';
import { type PageFrame, readPageFrame } from './page-frame.ts';

/** A document open in PDFium, with what has to be closed again. */
export interface OpenDocument {
  readonly engine: Engine;
  readonly handle: number;
  readonly name: string;
  readonly pageCount: number;
  /** True when an image of the file may be stored inverted (`/Decode [1 0]`), which raw bytes do not show. */
  readonly mayInvertImages: boolean;
  form: { readonly handle: number; readonly info: number } | null;
  closed: boolean;
}

export interface OpenPage {
  readonly handle: number;
  readonly page: number;
  readonly frame: PageFrame;
}

/** Runs `use` on page `page` (from 1) and closes the page again. */
export function withPage<T>(document: OpenDocument, page: number, use: (open: OpenPage) => T): T {
  return guard(document, () => {
    if (!Number.isInteger(page) || page < 1 || page > document.pageCount) {
      throw new RangeError(`${document.name} has pages 1 to ${document.pageCount}, not ${page}`);
    }
    const { api } = document.engine;
    const handle = api.FPDF_LoadPage(document.handle, page - 1);
    if (handle === 0) throw new PdfError('damaged', `Page ${page} of ${document.name} cannot be opened.`);
    try {
      return use({ handle, page, frame: readPageFrame(document.engine, handle) });
    } finally {
      if (!document.engine.broken) api.FPDF_ClosePage(handle);
    }
  });
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

/** Turns a trap inside the wasm into an error about the file, and has the engine replaced. */
export function guard<T>(document: Pick<OpenDocument, 'engine' | 'name' | 'closed'>, use: () => T): T {
  if (document.closed) throw new Error(`${document.name} is closed`);
  if (document.engine.broken) throw damaged(document.name);
  try {
    return use();
  } catch (error) {
    if (!isTrap(error)) throw error;
    document.engine.broken = true;
    throw damaged(document.name, error);
  }
}

function isTrap(error: unknown): boolean {
  if (error instanceof Error && error.name === 'RuntimeError') return true;
  // A stack exhausted inside the wasm surfaces as a RangeError of the host.
  return error instanceof RangeError && /call stack|bytes left/i.test(error.message);
}

function damaged(name: string, cause?: unknown): PdfError {
  return new PdfError('damaged', `${name} is damaged and cannot be read.`, { cause });
}
