import { assertSimpleEnough } from './assert-simple-enough.ts';
import { findPageImage } from './find-page-image.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfFile } from './pdf-file.ts';
import { guard, type OpenDocument, withPage } from './pdfium/document.ts';
import { type Engine, getEngine, letGoIfSpent } from './pdfium/engine.ts';
import { displayedSize } from './pdfium/page-frame.ts';
import { readFormValues } from './read-form-values.ts';
import { readLinesAndFills } from './read-lines-and-fills.ts';
import { readWords } from './read-words.ts';
import { renderPage } from './render-page.ts';

const headerWithinBytes = 1024;
const passwordError = 4;

export interface OpenPdfOptions {
  /** Named in errors. */
  readonly fileName?: string;
  readonly maxPages?: number;
}

/**
 * Opens a PDF by its content. Files that are only protected against changes (owner password) open too. The caller closes
 * the file.
 * @throws PdfError `not-a-pdf`, `password-protected`, `damaged`, `no-pages`, `too-many-pages`, `too-complex`
 */
export async function openPdf(bytes: Uint8Array, options: OpenPdfOptions = {}): Promise<PdfFile> {
  const name = options.fileName ?? 'The file';
  if (!isPdf(bytes)) throw new PdfError('not-a-pdf', `${name} is not a PDF.`);
  await assertSimpleEnough(bytes, name);
  const engine = await getEngine();
  const file = guard(
    { engine, name, closed: false },
    () => new OpenedFile(openDocument(engine, bytes, name)),
  );
  const maxPages = options.maxPages ?? 60;
  const pages = file.pageCount;
  if (pages > 0 && pages <= maxPages) return file;
  file.close();
  if (pages < 1) throw new PdfError('no-pages', `${name} has no pages.`);
  throw new PdfError('too-many-pages', `${name} has ${pages} pages; ${maxPages} are the most.`);
}

/** Whether the content is a PDF, whatever the file is called. The header may be anywhere in the first 1024 bytes. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWithinBytes)).includes(
    '%PDF-',
  );
}

interface LoadedDocument extends OpenDocument {
  /** PDFium reads from this copy until the document is closed. */
  readonly bytesAt: number;
}

function openDocument(engine: Engine, bytes: Uint8Array, name: string): LoadedDocument {
  const { api, memory } = engine;
  const bytesAt = memory.wasmExports.malloc(bytes.byteLength);
  if (bytesAt === 0) throw new PdfError('too-complex', `${name} is too large to open.`);
  memory.HEAPU8.set(bytes, bytesAt);
  const handle = api.FPDF_LoadMemDocument(bytesAt, bytes.byteLength, '');
  if (handle === 0) {
    const locked = api.FPDF_GetLastError() === passwordError;
    memory.wasmExports.free(bytesAt);
    throw locked
      ? new PdfError('password-protected', `${name} is protected by a password.`)
      : new PdfError('damaged', `${name} is damaged and cannot be opened.`);
  }
  engine.openDocuments++;
  const pageCount = api.FPDF_GetPageCount(handle);
  const mayInvertImages = hasDecodeArray(bytes);
  return {
    engine,
    handle,
    name,
    pageCount,
    mayInvertImages,
    bytesAt,
    form: null,
    closed: false,
    seen: new Set(),
  };
}

/** `/Decode` with an array starting at 1, or one kept elsewhere. Stream dictionaries are never packed. */
function hasDecodeArray(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('/Decode'); at !== -1; at = file.indexOf('/Decode', at + 7)) {
    if (/^\s*(\[\s*1|\d)/.test(file.toString('latin1', at + 7, at + 27))) return true;
  }
  return false;
}

class OpenedFile implements PdfFile {
  readonly pageCount: number;
  readonly #document: LoadedDocument;

  constructor(document: LoadedDocument) {
    this.#document = document;
    this.pageCount = document.pageCount;
  }

  pageSize(page: number) {
    return withPage(this.#document, page, ({ frame }) => ({
      ...displayedSize(frame),
      rotation: frame.rotation,
    }));
  }

  readFormValues() {
    return readFormValues(this.#document);
  }

  readWords(page: number) {
    return readWords(this.#document, page);
  }

  findPageImage(page: number) {
    return findPageImage(this.#document, page);
  }

  renderPage(page: number, options: { dpi: number; grayscale: boolean }) {
    return renderPage(this.#document, page, options);
  }

  readLinesAndFills(page: number) {
    return readLinesAndFills(this.#document, page);
  }

  close(): void {
    const { engine } = this.#document;
    if (this.#document.closed) return;
    this.#document.closed = true;
    engine.openDocuments--;
    if (engine.broken) return;
    this.#free();
    letGoIfSpent(engine);
  }

  #free(): void {
    const { engine, handle, form, bytesAt } = this.#document;
    if (form !== null) {
      engine.api.PDFiumExt_ExitFormFillEnvironment(form.handle);
      engine.api.PDFiumExt_CloseFormFillInfo(form.info);
    }
    engine.api.FPDF_CloseDocument(handle);
    engine.memory.wasmExports.free(bytesAt);
  }
}
