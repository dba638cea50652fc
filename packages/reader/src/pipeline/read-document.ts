import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { FieldReading } from '@puente/forms';
import { ThreadLost, type ThreadPool, TimeBudget } from '@puente/threads';
import { getEdition, openEditions } from '../editions/open-editions.ts';
import { shareEditions } from '../editions/shared-editions.ts';
import { toQuarterTurns } from '../geometry/homography.ts';
import type { FieldCrop } from '../vision/cut-crops.ts';
import { listDoubtful, proposeForDoubtful, type ReadForm } from '../vision/propose-for-doubtful.ts';
import type { Proposer } from '../vision/proposer.ts';
import type { DocumentOutline } from './document-outline.ts';
import type {
  AllowedMs,
  DocumentReading,
  PageText,
  ReadOptions,
  ReadTextsOptions,
} from './document-reading.ts';
import { type FirstLook, lookAtDocument } from './first-look.ts';
import { finishOwed, type OwedBoxes } from './owed-boxes.ts';
import {
  call,
  callAgain,
  formPriority,
  orNull,
  practicePriority,
  type Run,
  textPriority,
  toTooComplex,
} from './page-calls.ts';
import { type FormReading, readForm } from './read-form.ts';

/** Scans take 700 a page for their form data and 2,100 for their texts. */
const usualAllowedMs: AllowedMs = { opening: 20_000, formPage: 12_000, textPage: 12_000 };

const noEditions = [] as const;

/** Reads one file's form data. The texts of scanned pages stay owed. */
export const readDocument = (
  pool: ThreadPool,
  bytes: Uint8Array,
  options: ReadOptions,
  proposer?: Proposer,
): Promise<DocumentReading> =>
  withRun(pool, bytes, options, async (run) => {
    const { outline, form } = await pool.ahead(async () => {
      const opened = await openOutline(run);
      return { outline: opened, form: await readForm(run, opened, options.looked) };
    });
    const { places } = form;
    const paper = proposer && form.paper ? await propose(run, outline, form, proposer) : form.paper;
    run.signal.throwIfAborted();
    return {
      source: {
        form: paper?.form ?? 'unknown',
        edition: form.edition,
        pages: outline.pages.map(({ page }) => ({ page, formPage: places.get(page)?.page ?? null })),
        notes: form.notes,
      },
      paper,
      rawText: listTexts(outline, form),
    };
  });

/** Tells what one file is, before it is read. */
export const lookAt = (pool: ThreadPool, bytes: Uint8Array, options: ReadOptions): Promise<FirstLook> =>
  withRun(pool, bytes, options, (run) => pool.ahead(async () => lookAtDocument(run, await openOutline(run))));

/**
 * Reads an invented person's scan, behind all else: code that has run is faster than code that has not, and the first person
 * would wait for it.
 */
export async function practise(pool: ThreadPool): Promise<void> {
  const job = { name: 'drawPractice', input: {}, timeoutMs: 120_000, priority: practicePriority };
  const scan = (await pool.run(job)) as Uint8Array;
  const read = async (run: Run) => void (await readForm(run, await openOutline(run)));
  await withRun(pool, scan, {}, read, practicePriority);
}

async function openOutline(run: Run): Promise<DocumentOutline> {
  run.report('opening', 0, 0);
  const outline = await call(run, 'outline', {}).catch((error: unknown) => {
    throw error instanceof ThreadLost ? toTooComplex(run, error) : error;
  });
  run.budget.allowMore(outline.pages.length * run.allowedMs.formPage);
  // Of a file whose only page is lost there is nothing to tell.
  if (outline.pages.length === 1) run.maxLostPages = 0;
  return outline;
}

/** Long answers read in one go: what somebody else waits for meanwhile comes after them, and a page's text takes as long. */
const longAtOnce = 2;

/** The long answers that are owed of a page; those that cannot be read are left out. */
async function readOwedBoxes(run: Run, page: number, owed: OwedBoxes): Promise<FieldReading[]> {
  const ids = owed.fields.map(({ id }) => id);
  const parts = Array.from({ length: Math.ceil(ids.length / longAtOnce) }, (_, part) =>
    ids.slice(part * longAtOnce, (part + 1) * longAtOnce),
  );
  const read = parts.map((fieldIds) =>
    orNull(run, callAgain(run, 'long', { page, guess: owed.guess, fieldIds }, textPriority)),
  );
  return finishOwed(
    owed,
    (await Promise.all(read)).flatMap((some) => some ?? []),
  );
}

/** Reads the texts that are owed of one file; a page that cannot be read has none. Other files' form data goes first. */
export const readTexts = (
  pool: ThreadPool,
  bytes: Uint8Array,
  texts: readonly PageText[],
  options: ReadTextsOptions,
): Promise<readonly string[]> =>
  withRun(pool, bytes, options, async (run) => {
    const owed = texts.filter((text) => typeof text !== 'string').length;
    run.budget.allowMore(owed * run.allowedMs.textPage);
    let done = 0;
    const readOne = async (text: PageText, at: number): Promise<string> => {
      if (typeof text === 'string') return text;
      const page = at + 1;
      const { quarterTurns, boxes } = text;
      const long = boxes ? await readOwedBoxes(run, page, boxes) : [];
      const input = { page, quarterTurns };
      const read = (await orNull(run, callAgain(run, 'text', input, textPriority))) ?? '';
      options.onText?.(page, { text: read, boxes: long });
      run.report('text', ++done, owed);
      return read;
    };
    return Promise.all(texts.map(readOne));
  });

/** Every thread releases the file when the work has ended, however it ended. */
async function withRun<T>(
  pool: ThreadPool,
  bytes: Uint8Array,
  {
    fileName = 'The file',
    maxPages = 60,
    allowedMs = usualAllowedMs,
    editions: added = noEditions,
    onProgress,
    signal: input,
  }: ReadOptions,
  work: (run: Run) => Promise<T>,
  priority = formPriority,
): Promise<T> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  const stop = new AbortController();
  const signal = input ? AbortSignal.any([input, stop.signal]) : stop.signal;
  // Every waiting page listens for the stop.
  setMaxListeners(0, signal);
  const editions = shareEditions(added);
  const document = { id: randomUUID(), bytes: shared, fileName, maxPages, editions };
  const run: Run = {
    pool,
    priority,
    signal,
    allowedMs,
    budget: new TimeBudget(allowedMs.opening, () => stop.abort(toTooComplex({ document }))),
    lostPages: 0,
    maxLostPages: 1,
    document,
    editions: openEditions(editions),
    report: (stage, page, pages) => onProgress?.({ stage, page, pages }),
  };
  try {
    return await work(run);
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    pool.tell(run.document.id, 'forget', { id: run.document.id });
  }
}

async function propose(run: Run, outline: DocumentOutline, form: FormReading, proposer: Proposer) {
  const { paper } = form;
  if (!paper) return null;
  const read = { paper, catalogue: getEdition(run.editions.catalogues, paper) };
  return proposeForDoubtful(read, await cutDoubtful(run, outline, form, read), proposer, run.signal);
}

/** Pictures of the fields that the reader doubts, page by page. A page that cannot be cut has none. */
async function cutDoubtful(
  run: Run,
  outline: DocumentOutline,
  { places, labelled }: FormReading,
  read: ReadForm,
): Promise<FieldCrop[]> {
  const doubtful = listDoubtful(read);
  const crops = outline.pages.map(async ({ page, nature }): Promise<FieldCrop[]> => {
    const guess = labelled.has(page) ? undefined : places.get(page);
    const fieldIds = doubtful.filter(({ place }) => place.page === page).map(({ fieldId }) => fieldId);
    if (!guess || fieldIds.length === 0) return [];
    return call(run, 'crops', { page, nature, guess, fieldIds }).catch(() => []);
  });
  return (await Promise.all(crops)).flat();
}

/** Digital pages have their text at once. The text of scanned pages is owed, unless it came with the form data. */
const listTexts = (outline: DocumentOutline, { texts, places, owed }: FormReading): PageText[] =>
  outline.pages.map(({ page, text }) => {
    const toImage = places.get(page)?.toImage;
    const boxes = owed.get(page);
    const quarterTurns = toImage ? toQuarterTurns(toImage) : 0;
    return text ?? texts.get(page) ?? { quarterTurns, ...(boxes && { boxes }) };
  });
