import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { PaperForm } from '@puente/forms';
import type { DocumentOutline } from './document-outline.ts';
import type { DocumentReading, ReadOptions } from './document-reading.ts';
import { call, callAgain, type Run, textPriority, toTooComplex } from './page-calls.ts';
import type { FieldCrop } from './propose/cut-crops.ts';
import { listDoubtful, proposeForDoubtful } from './propose/propose-for-doubtful.ts';
import type { Proposer } from './propose/proposer.ts';
import { type FormReading, readForm } from './read-form.ts';
import { toQuarterTurns } from './register/homography.ts';
import { ThreadLost, type ThreadPool } from './threads/thread-pool.ts';

/** Reads one file. Resolves when the form data is ready; texts of scanned pages follow through `rawTextDone`. */
export async function readDocument(
  pool: ThreadPool,
  bytes: Uint8Array,
  options: ReadOptions,
  proposer?: Proposer,
): Promise<DocumentReading> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  const { fileName = 'The file', maxPages = 60, onProgress } = options;
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  // Every waiting page listens for the stop.
  setMaxListeners(0, signal);
  const run: Run = {
    pool,
    signal,
    lostPages: 0,
    document: { id: randomUUID(), bytes: shared, fileName, maxPages },
    report: (stage, page, pages) => onProgress?.({ stage, page, pages }),
  };
  const forget = () => pool.tell(run.document.id, 'forget', { id: run.document.id });
  try {
    run.report('opening', 0, 0);
    const outline = await call(run, 'outline', {}).catch((error: unknown) => {
      throw error instanceof ThreadLost ? toTooComplex(run, error) : error;
    });
    const form = await readForm(run, outline);
    const { paper: read, places } = form;
    const crops = proposer && read ? await cutDoubtful(run, outline, form, read) : [];
    const { rawText, rawTextDone } = readTexts(run, outline, form, options);
    void rawTextDone.then(forget, forget);
    const paper = proposer && read ? await proposeForDoubtful(read, crops, proposer, signal) : read;
    signal.throwIfAborted();
    return {
      source: {
        form: paper?.form ?? 'unknown',
        edition: form.edition,
        pages: outline.pages.map(({ page }) => ({ page, formPage: places.get(page)?.page ?? null })),
        notes: form.notes,
      },
      paper,
      rawText,
      rawTextDone,
    };
  } catch (error) {
    stop.abort(error);
    forget();
    throw error;
  }
}

/** Pictures of what the reader doubts, page by page; none of a page that cannot be cut. */
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

/** Digital pages have their text at once; of scanned ones it is read after the form data. */
function readTexts(run: Run, outline: DocumentOutline, form: FormReading, { onRawText }: ReadOptions) {
  const rawText = outline.pages.map(({ text }) => text ?? '');
  const pictures = outline.pages.filter(({ text }) => text === null);
  let done = 0;
  const rawTextDone = Promise.all(
    pictures.map(async ({ page }) => {
      const known = form.texts.get(page);
      const toImage = form.places.get(page)?.toImage;
      const quarterTurns = toImage ? toQuarterTurns(toImage) : 0;
      rawText[page - 1] =
        known ?? (await callAgain(run, 'text', { page, quarterTurns }, textPriority).catch(() => ''));
      onRawText?.(page, rawText[page - 1] as string);
      run.report('text', ++done, pictures.length);
    }),
  ).then(() => rawText as readonly string[]);
  return { rawText, rawTextDone };
}
