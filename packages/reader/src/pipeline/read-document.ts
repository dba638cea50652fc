import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { PaperForm } from '@puente/forms';
import { ThreadLost, type ThreadPool, TimeBudget } from '@puente/threads';
import { toQuarterTurns } from '../geometry/homography.ts';
import type { FieldCrop } from '../vision/cut-crops.ts';
import { listDoubtful, proposeForDoubtful } from '../vision/propose-for-doubtful.ts';
import type { Proposer } from '../vision/proposer.ts';
import type { DocumentOutline } from './document-outline.ts';
import type { DocumentReading, PageText, ReadOptions, ReadTextsOptions } from './document-reading.ts';
import { call, callAgain, orNull, type Run, textPriority, toTooComplex } from './page-calls.ts';
import { type FormReading, readForm } from './read-form.ts';

/**
 * What one file may compute in all threads together, in milliseconds of one processor: some for opening it and for
 * threads that begin, and more for each page. Scans take 700 a page for their form data and 2,100 for their texts.
 */
const allowedMs = { opening: 20_000, formPage: 12_000, textPage: 12_000 };

/** Reads one file's form data. The texts of scanned pages stay owed. */
export const readDocument = (
  pool: ThreadPool,
  bytes: Uint8Array,
  options: ReadOptions,
  proposer?: Proposer,
): Promise<DocumentReading> =>
  withRun(pool, bytes, options, async (run) => {
    run.report('opening', 0, 0);
    const outline = await call(run, 'outline', {}).catch((error: unknown) => {
      throw error instanceof ThreadLost ? toTooComplex(run, error) : error;
    });
    run.budget.allowMore(outline.pages.length * allowedMs.formPage);
    // Of a file whose only page is lost there is nothing to tell.
    if (outline.pages.length === 1) run.maxLostPages = 0;
    const form = await readForm(run, outline);
    const { paper: read, places } = form;
    const crops = proposer && read ? await cutDoubtful(run, outline, form, read) : [];
    const paper = proposer && read ? await proposeForDoubtful(read, crops, proposer, run.signal) : read;
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

/** Reads the texts that are owed of one file; a page that cannot be read has none. Other files' form data goes first. */
export const readTexts = (
  pool: ThreadPool,
  bytes: Uint8Array,
  texts: readonly PageText[],
  options: ReadTextsOptions,
): Promise<readonly string[]> =>
  withRun(pool, bytes, options, async (run) => {
    const owed = texts.filter((text) => typeof text !== 'string').length;
    run.budget.allowMore(owed * allowedMs.textPage);
    let done = 0;
    const readOne = async (text: PageText, at: number): Promise<string> => {
      if (typeof text === 'string') return text;
      const input = { page: at + 1, quarterTurns: text.quarterTurns };
      const read = (await orNull(run, callAgain(run, 'text', input, textPriority))) ?? '';
      options.onText?.(at + 1, read);
      run.report('text', ++done, owed);
      return read;
    };
    return Promise.all(texts.map(readOne));
  });

/** Every thread releases the file when the work has ended, however it ended. */
async function withRun<T>(
  pool: ThreadPool,
  bytes: Uint8Array,
  { fileName = 'The file', maxPages = 60, onProgress, signal: input }: ReadOptions,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  const stop = new AbortController();
  const signal = input ? AbortSignal.any([input, stop.signal]) : stop.signal;
  // Every waiting page listens for the stop.
  setMaxListeners(0, signal);
  const document = { id: randomUUID(), bytes: shared, fileName, maxPages };
  const run: Run = {
    pool,
    signal,
    budget: new TimeBudget(allowedMs.opening, () => stop.abort(toTooComplex({ document }))),
    lostPages: 0,
    maxLostPages: 1,
    document,
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

/** Pictures of the fields that the reader doubts, page by page. A page that cannot be cut has none. */
async function cutDoubtful(
  run: Run,
  outline: DocumentOutline,
  { places, labelled }: FormReading,
  paper: PaperForm,
): Promise<FieldCrop[]> {
  const doubtful = listDoubtful(paper);
  const crops = outline.pages.map(async ({ page, nature }): Promise<FieldCrop[]> => {
    const guess = labelled.has(page) ? undefined : places.get(page);
    const fieldIds = doubtful.filter(({ place }) => place.page === page).map(({ fieldId }) => fieldId);
    if (!guess || fieldIds.length === 0) return [];
    return call(run, 'crops', { page, nature, guess, fieldIds }).catch(() => []);
  });
  return (await Promise.all(crops)).flat();
}

/** Digital pages have their text at once. The text of scanned pages is owed, unless it came with the form data. */
const listTexts = (outline: DocumentOutline, { texts, places }: FormReading): PageText[] =>
  outline.pages.map(({ page, text }) => {
    const toImage = places.get(page)?.toImage;
    return text ?? texts.get(page) ?? { quarterTurns: toImage ? toQuarterTurns(toImage) : 0 };
  });
