import { workerData } from 'node:worker_threads';
import type { PdfFile } from '@puente/pdf/opening';
import { serveThread, type ThreadHandlers, yieldToOthers } from '@puente/threads/serve';
import sharp from 'sharp';
import { findEdition, openEditions } from '../editions/open-editions.ts';
import { shareEditions } from '../editions/shared-editions.ts';
import { languages } from '../engine/engine.ts';
import { chooseEngine } from '../engine/engine-choice.ts';
import { isWeak } from '../identify/identify-pages.ts';
import { isEmptyPage } from '../identify/is-empty-page.ts';
import { rankPage } from '../identify/rank-page.ts';
import { readDigitalPage } from '../pages/read-digital-page.ts';
import { recognisePage } from '../pages/read-page-text.ts';
import { readScannedPage, type ScannedPage } from '../pages/read-scanned-page.ts';
import { outlineDocument } from '../pipeline/document-outline.ts';
import { registerPage } from '../register/register-page.ts';
import { readLabelledScan, readLabelledWords } from '../unknown-edition/read-labelled-page.ts';
import { cutCrops } from '../vision/cut-crops.ts';
import { closeDocument, openPicture, takePicture, withFile } from './open-documents.ts';
import type { PageTasks, ReadPageInput, SharedDocument } from './page-tasks.ts';
import { createThreadEngine, type ReadingThreadData } from './thread-engine.ts';

/** Comes after everything that somebody is waiting for right now. */
const niceness = 10;

const { engineState, onlyIdle } = workerData as ReadingThreadData;
yieldToOthers({ niceness, onlyIdle });
// Other threads use the cores too: more threads for one picture would only take turns.
sharp.concurrency(1);
// Each picture is decoded only once, so what libvips would cache is never used.
sharp.cache(false);
const threadEngine = createThreadEngine(engineState);

const cataloguesFor = ({ editions }: SharedDocument) => openEditions(editions).catalogues;

function findFormPage({ document, guess }: ReadPageInput) {
  const { landmarks = [], fields = [] } = findEdition(cataloguesFor(document), guess) ?? {};
  const template = landmarks.find((candidate) => candidate.page === guess.page);
  return template ? { template, fields: fields.filter((field) => field.page === guess.page) } : null;
}

/** A page that is hard to see must show at least this share of its rules where the form has them. */
const provenAgreement = 0.93;

async function openScan(input: ReadPageInput): Promise<ScannedPage | null> {
  const form = findFormPage(input);
  if (!form) return null;
  const { document, page, guess } = input;
  const picture = await openPicture(document, page);
  const registration = registerPage(picture.image, guess, form.template);
  if (!registration || (isWeak(guess) && registration.agreement < provenAgreement)) return null;
  return { page, picture, registration, fields: form.fields };
}

const tasks: PageTasks = {
  outline: async ({ document }) =>
    withFile(document, (file) => outlineDocument(file, cataloguesFor(document))),
  rank: async ({ document, page }) => {
    const { image } = await openPicture(document, page);
    const templates = openEditions(document.editions).templates();
    return { guesses: rankPage(image, templates), isEmpty: isEmptyPage(image) };
  },
  read: async (input) => {
    const { document, page, nature, guess } = input;
    if (nature === 'words') {
      const form = findFormPage(input);
      if (!form) return null;
      const { template, fields } = form;
      const read = (file: PdfFile) => readDigitalPage(file, page, guess, template, fields);
      return { readings: await withFile(document, read), agreement: guess.score, worstRegion: guess.score };
    }
    const scan = await openScan(input);
    if (!scan) return null;
    const read = await threadEngine.use((engine) => readScannedPage(scan, engine));
    const { agreement, worstRegion } = scan.registration;
    return { ...read, agreement, worstRegion };
  },
  labels: async ({ document, page, nature, search }) => {
    const catalogues = cataloguesFor(document);
    if (nature !== 'picture')
      return {
        reading: await withFile(document, (file) => readLabelledWords(page, file, catalogues, search)),
        text: null,
      };
    const picture = await openPicture(document, page);
    return threadEngine.use((engine) => readLabelledScan(page, picture, catalogues, search, engine));
  },
  crops: async (input) => {
    const scan = await openScan(input);
    return scan ? cutCrops(scan, input.fieldIds) : [];
  },
  text: async ({ document, page, quarterTurns }) => {
    // A page's text is the last that is read of it.
    const picture = await takePicture(document, page);
    return threadEngine.use(
      async (engine) => (await recognisePage(picture.image, quarterTurns, engine)).recognition.text,
    );
  },
  forget: ({ id }) => closeDocument(id),
  choose: () => chooseEngine(engineState.dataFolder),
  warm: async () => {
    await threadEngine.use((engine) => engine.warm(languages));
    openEditions(shareEditions([])).templates();
  },
};

serveThread(tasks as unknown as ThreadHandlers, () => threadEngine.heldBytes);
