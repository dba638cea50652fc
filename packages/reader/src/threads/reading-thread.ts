import { createRequire } from 'node:module';
import { type MessagePort, workerData } from 'node:worker_threads';
import type { PdfFile } from '@puente/pdf/opening';
import { serveThread, type ThreadHandlers, yieldToOthers } from '@puente/threads/serve';
import sharp from 'sharp';
import { findEdition, openEditions } from '../editions/open-editions.ts';
import { shareEditions } from '../editions/shared-editions.ts';
import { languages } from '../engine/engine.ts';
import { chooseEngines } from '../engine/engine-choice.ts';
import { isWeak } from '../identify/identify-pages.ts';
import { isEmptyPage } from '../identify/is-empty-page.ts';
import { measureWriting } from '../identify/measure-writing.ts';
import type { PageTemplate } from '../identify/page-template.ts';
import { rankLikeOthers, rankPage } from '../identify/rank-page.ts';
import { readDigitalPage } from '../pages/read-digital-page.ts';
import { recognisePage } from '../pages/read-page-text.ts';
import { readLongTexts, readScannedPage } from '../pages/read-scanned-page.ts';
import type { ScannedPage } from '../pages/scanned-page.ts';
import { outlineDocument } from '../pipeline/document-outline.ts';
import { registerPage } from '../register/register-page.ts';
import { askSecondReader } from '../second-reader/ask-second-reader.ts';
import { readLabelledScan, readLabelledWords } from '../unknown-edition/read-labelled-page.ts';
import { cutCrops } from '../vision/cut-crops.ts';
import { closeDocument, openPicture, takePicture, withFile } from './open-documents.ts';
import type { FormPageInput, MissingPages, PageTasks, SharedDocument } from './page-tasks.ts';
import { readingNiceness } from './reading-threads.ts';
import { createThreadEngine, type ReadingThreadData } from './thread-engine.ts';

const { engineState, onlyIdle, port } = workerData as ReadingThreadData & { port: MessagePort };
yieldToOthers({ niceness: readingNiceness, onlyIdle });
// Other threads use the cores too: more threads for one picture would only take turns.
sharp.concurrency(1);
// Each picture is decoded only once, so what libvips would cache is never used.
sharp.cache(false);
const threadEngine = createThreadEngine(engineState);
const second = askSecondReader(port);

const cataloguesFor = ({ editions }: SharedDocument) => openEditions(editions).catalogues;

function findFormPage({ document, guess }: FormPageInput) {
  const { landmarks = [], fields = [] } = findEdition(cataloguesFor(document), guess) ?? {};
  const template = landmarks.find((candidate) => candidate.page === guess.page);
  return template ? { template, fields: fields.filter((field) => field.page === guess.page) } : null;
}

/** A page that is hard to see must show at least this share of its rules where the form has them. */
const provenAgreement = 0.93;

async function openScan(input: FormPageInput): Promise<ScannedPage | null> {
  const form = findFormPage(input);
  if (!form) return null;
  const { document, page, guess } = input;
  const picture = await openPicture(document, page);
  const registration = registerPage(picture.image, guess, form.template);
  if (!registration || (isWeak(guess) && registration.agreement < provenAgreement)) return null;
  return { page, picture, registration, fields: form.fields };
}

const isOneOf =
  ({ form, edition, pages }: MissingPages) =>
  (template: PageTemplate) =>
    template.form === form && template.edition === edition && pages.includes(template.page);

const tasks: PageTasks = {
  outline: async ({ document }) => {
    const outline = await withFile(document, (file) => outlineDocument(file, cataloguesFor(document)));
    // It starts while the pages are looked at, and is there when the first boxes are cut out.
    if (outline.pages.some(({ nature }) => nature === 'picture')) second.wake();
    return outline;
  },
  rank: async ({ document, page, missing }) => {
    const { image } = await openPicture(document, page);
    const { templates } = openEditions(document.editions);
    // Nearly every upload has its pages in order.
    const guesses = missing
      ? rankLikeOthers(image, templates.filter(isOneOf(missing)), missing.others)
      : rankPage(image, templates, page);
    return { guesses, isEmpty: isEmptyPage(image), writing: measureWriting(image, guesses, templates) };
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
    const read = await threadEngine.use(({ engine }) => readScannedPage(scan, { engine, second }));
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
    return threadEngine.use((engines) =>
      readLabelledScan(page, picture, catalogues, search, { ...engines, second }),
    );
  },
  crops: async (input) => {
    const scan = await openScan(input);
    return scan ? cutCrops(scan, input.fieldIds) : [];
  },
  long: async (input) => {
    const scan = await openScan(input);
    if (!scan) return [];
    return threadEngine.use(({ engine }) => readLongTexts(scan, { engine, second }, input.fieldIds));
  },
  text: async ({ document, page, quarterTurns }) => {
    // A page's text is the last that is read of it.
    const picture = await takePicture(document, page);
    return threadEngine.use(
      async ({ texts }) => (await recognisePage(picture.image, quarterTurns, texts)).recognition.text,
    );
  },
  forget: ({ id }) => closeDocument(id),
  choose: () => chooseEngines(engineState),
  warm: async () => {
    await threadEngine.use(({ engine }) => engine.warm(languages));
    openEditions(shareEditions([]));
  },
  // Only one thread draws, once: the others do without what draws.
  drawPractice: () =>
    (
      createRequire(import.meta.url)('../sample/index.ts') as typeof import('../sample/index.ts')
    ).drawPractice(),
};

serveThread(tasks as unknown as ThreadHandlers, () => threadEngine.heldBytes);
