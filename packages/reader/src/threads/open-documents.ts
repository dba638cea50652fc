import { openPdf, PdfError, type PdfFile } from '@puente/pdf/opening';
import { openPageImage, type PageImage } from '../pages/open-page-image.ts';
import type { SharedDocument } from './page-tasks.ts';

interface OpenDocument {
  readonly file: PdfFile;
  readonly pictures: Map<number, PageImage>;
}

/** About a byte each, of all documents together. */
const maxPicturePixels = 36_000_000;
/** Files open at once: of one whose turn is far away everything is let go, and read anew then. */
const maxDocuments = 3;

/** The files of one thread, the one used last at the end. */
const documents = new Map<string, Promise<OpenDocument>>();

async function open({ id, bytes, fileName, maxPages }: SharedDocument): Promise<OpenDocument> {
  const known = documents.get(id);
  const opened =
    known ?? openPdf(bytes, { fileName, maxPages }).then((file) => ({ file, pictures: new Map() }));
  documents.delete(id);
  documents.set(id, opened);
  if (!known) opened.catch(() => documents.delete(id));
  for (const other of [...documents.keys()].slice(0, -maxDocuments)) closeDocument(other);
  return opened;
}

export function closeDocument(id: string): void {
  void documents.get(id)?.then(
    ({ file }) => file.close(),
    () => {},
  );
  documents.delete(id);
}

/** A page on which the PDF engine gives way must not cost the pages after it: the next task opens the file anew. */
export async function withFile<T>(
  shared: SharedDocument,
  use: (file: PdfFile) => T | Promise<T>,
): Promise<T> {
  return withDocument(shared, ({ file }) => use(file));
}

async function withDocument<T>(
  shared: SharedDocument,
  use: (document: OpenDocument) => T | Promise<T>,
): Promise<T> {
  try {
    return await use(await open(shared));
  } catch (error) {
    if (error instanceof PdfError) closeDocument(shared.id);
    throw error;
  }
}

/** A page's picture, kept for its next task while there is room. */
export const openPicture = (shared: SharedDocument, page: number): Promise<PageImage> =>
  withDocument(shared, async ({ file, pictures }) => {
    const picture = pictures.get(page) ?? (await openPageImage(file, page));
    pictures.delete(page);
    pictures.set(page, picture);
    await makeRoom();
    return picture;
  });

/** A page's picture for the last time. */
export const takePicture = (shared: SharedDocument, page: number): Promise<PageImage> =>
  withDocument(shared, async ({ file, pictures }) => {
    const picture = pictures.get(page) ?? (await openPageImage(file, page));
    pictures.delete(page);
    return picture;
  });

/** Pictures used longest ago go first, file by file; the one used last stays, whatever its size. */
async function makeRoom(): Promise<void> {
  const kept = await Promise.all([...documents.values()].map((document) => document.catch(() => null)));
  const all = kept.flatMap((document) =>
    [...(document?.pictures ?? [])].map(([page, { image }]) => ({
      document,
      page,
      pixels: image.data.length,
    })),
  );
  let held = all.reduce((sum, { pixels }) => sum + pixels, 0);
  for (const { document, page, pixels } of all.slice(0, -1)) {
    if (held <= maxPicturePixels) return;
    document?.pictures.delete(page);
    held -= pixels;
  }
}
