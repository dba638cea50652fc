import { PDFDocument } from '@cantoo/pdf-lib';
import { PdfError } from './pdf-error.ts';
import { Pen } from './text-document/pen.ts';
import type { TextDocument } from './text-document/text-document.ts';
import { writeBlocks } from './text-document/write-blocks.ts';

/** Writes the text in front of the document's first page and returns how many pages it needed. */
function write(document: PDFDocument, content: TextDocument): number {
  try {
    const pen = new Pen(document, content.stamp);
    writeBlocks(pen, content.blocks);
    pen.finish(content.footer);
    return pen.pageCount;
  } catch (cause) {
    throw new PdfError('fill-failed', 'The text has characters that its font cannot show.', { cause });
  }
}

function name(document: PDFDocument, { title, language }: TextDocument): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
}

/** Running text as a PDF of its own. The same input gives the same bytes. @throws PdfError `fill-failed` */
export async function drawTextDocument(content: TextDocument): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  write(document, content);
  name(document, content);
  return document.save();
}

/**
 * Puts the text in front of the first page of a PDF that `fillForm` made. Its pages and fields stay as they are: they
 * are neither
 * copied nor drawn anew.
 * @throws PdfError `fill-failed`, `damaged`
 */
export async function prependTextDocument(
  pdf: Uint8Array,
  content: TextDocument,
): Promise<{ bytes: Uint8Array; addedPages: number }> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  }).catch((cause: unknown) => {
    throw new PdfError('damaged', 'The filled form cannot be opened.', { cause });
  });
  const addedPages = write(document, content);
  name(document, content);
  const bytes = await document.save({
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
    rewrite: true,
  });
  return { bytes, addedPages };
}
