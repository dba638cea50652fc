import { workerData } from 'node:worker_threads';
import { getCatalogue, listCatalogues } from '@puente/forms/catalogues';
import { openPdf, PdfError, type PdfFile } from '@puente/pdf/reading';
import sharp from 'sharp';
import { outlineDocument } from '../document-outline.ts';
import { languages } from '../engine/engine.ts';
import { chooseEngine } from '../engine/engine-choice.ts';
import { createTemplates, isWeak } from '../identify/identify-pages.ts';
import { type PageGuess, type PageTemplate, rankPage } from '../identify/rank-page.ts';
import { openPageImage, type PageImage } from '../open-page-image.ts';
import { cutCrops } from '../propose/cut-crops.ts';
import { registerPage } from '../register/register-page.ts';
import { readDigitalPage } from '../sources/read-digital-page.ts';
import { readPageText } from '../sources/read-page-text.ts';
import { readScannedPage, type ScannedPage } from '../sources/read-scanned-page.ts';
import type { PageTasks, ReadPageInput, SharedDocument } from './page-tasks.ts';
import { serveThread, type ThreadHandlers } from './serve-thread.ts';
import { createThreadEngine, type ReadingThreadData } from './thread-engine.ts';

interface OpenDocument {
  readonly file: PdfFile;
  readonly pictures: Map<number, PageImage>;
}

/** About a byte each, for every open document of every thread. */
const mostPicturePixels = 36_000_000;
const documents = new Map<string, Promise<OpenDocument>>();
// Each picture is decoded once: what libvips keeps of it is never asked for again.
sharp.cache(false);
const { engineState } = workerData as ReadingThreadData;
const threadEngine = createThreadEngine(engineState);
let templates: PageTemplate[] | undefined;

const openDocument = ({ id, bytes, fileName, maxPages }: SharedDocument): Promise<OpenDocument> => {
  const known = documents.get(id);
  if (known) return known;
  const opened = openPdf(bytes, { fileName, maxPages }).then((file) => ({ file, pictures: new Map() }));
  documents.set(id, opened);
  opened.catch(() => documents.delete(id));
  return opened;
};

function forget(id: string): void {
  void documents.get(id)?.then(
    ({ file }) => file.close(),
    () => {},
  );
  documents.delete(id);
}

/** A page on which the PDF engine gives way must not cost the pages after it: the next task opens the file anew. */
async function withDocument<T>(
  shared: SharedDocument,
  use: (document: OpenDocument) => T | Promise<T>,
): Promise<T> {
  try {
    return await use(await openDocument(shared));
  } catch (error) {
    if (error instanceof PdfError) forget(shared.id);
    throw error;
  }
}

const openPicture = (shared: SharedDocument, page: number): Promise<PageImage> =>
  withDocument(shared, (document) => keepPicture(document, page));

/** A page's picture, kept for its next task while there is room. */
async function keepPicture({ file, pictures }: OpenDocument, page: number): Promise<PageImage> {
  const known = pictures.get(page);
  if (known) return known;
  const picture = await openPageImage(file, page);
  let held = [...pictures.values()].reduce(
    (sum, { image }) => sum + image.data.length,
    picture.image.data.length,
  );
  for (const [other, { image }] of pictures) {
    if (held <= mostPicturePixels) break;
    pictures.delete(other);
    held -= image.data.length;
  }
  pictures.set(page, picture);
  return picture;
}

function findFormPage({ form, edition, page }: PageGuess) {
  const { landmarks, fields } = getCatalogue(form, edition);
  const template = landmarks.find((candidate) => candidate.page === page);
  return template ? { template, fields: fields.filter((field) => field.page === page) } : null;
}

/** Share of its rules that a page hardly seen must show where the form has them. */
const provenAgreement = 0.93;

async function openScan({ document, page, guess }: ReadPageInput): Promise<ScannedPage | null> {
  const form = findFormPage(guess);
  if (!form) return null;
  const picture = await openPicture(document, page);
  const registration = registerPage(picture.image, guess, form.template);
  if (!registration || (isWeak(guess) && registration.agreement < provenAgreement)) return null;
  return { page, picture, registration, fields: form.fields };
}

const tasks: PageTasks = {
  outline: async ({ document }) => withDocument(document, ({ file }) => outlineDocument(file)),
  rank: async ({ document, page }) => {
    templates ??= createTemplates(listCatalogues());
    const { image } = await openPicture(document, page);
    return rankPage(image, templates);
  },
  read: async (input) => {
    const { document, page, nature, guess } = input;
    if (nature === 'words') {
      const form = findFormPage(guess);
      if (!form) return null;
      return withDocument(document, ({ file }) =>
        readDigitalPage(file, page, guess, form.template, form.fields),
      );
    }
    const scan = await openScan(input);
    return scan && threadEngine.use((engine) => readScannedPage(scan, engine));
  },
  crops: async (input) => {
    const scan = await openScan(input);
    return scan ? cutCrops(scan, input.fieldIds) : [];
  },
  text: async ({ document, page, quarterTurns }) => {
    const picture = await openPicture(document, page);
    // A page's text is the last that is read of it.
    await withDocument(document, ({ pictures }) => pictures.delete(page));
    return threadEngine.use((engine) => readPageText(picture.image, quarterTurns, engine));
  },
  forget: ({ id }) => forget(id),
  choose: () => chooseEngine(engineState.dataFolder),
  warm: async () => {
    await threadEngine.use((engine) => engine.warm(languages));
    templates ??= createTemplates(listCatalogues());
  },
};

serveThread(tasks as unknown as ThreadHandlers, () => threadEngine.heldBytes);
