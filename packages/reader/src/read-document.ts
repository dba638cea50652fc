import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { FieldReading, PaperForm } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import type { DocumentOutline, PageOutline } from './document-outline.ts';
import type { DocumentReading, ReadingProgress, ReadOptions } from './document-reading.ts';
import { assignPages, type DocumentIdentity } from './identify/identify-pages.ts';
import type { PageGuess } from './identify/rank-page.ts';
import type { FieldCrop } from './propose/cut-crops.ts';
import { listDoubtful, proposeForDoubtful } from './propose/propose-for-doubtful.ts';
import type { Proposer } from './propose/proposer.ts';
import { spreadHandwriting } from './recognise/spread-handwriting.ts';
import type { PageTasks, SharedDocument } from './threads/page-tasks.ts';
import { ThreadLost, type ThreadPool } from './threads/thread-pool.ts';

interface Run {
  readonly pool: ThreadPool;
  readonly document: SharedDocument;
  readonly signal: AbortSignal;
  /** Pages given up because their work took its thread down, or all its time, twice. */
  lostPages: number;
  readonly report: (stage: ReadingProgress['stage'], done: number, pages: number) => void;
}

/** Form data first, whole-page texts after it. */
const formPriority = 0;
const textPriority = 1;
/** A page takes about a second; the limits are for a thread that hangs, and leave room on a machine busy with others. */
const timeoutsMs = {
  outline: 30_000,
  rank: 45_000,
  read: 120_000,
  crops: 45_000,
  text: 90_000,
  forget: 1_000,
  choose: 60_000,
  warm: 60_000,
};
const uncertainEditionMargin = 0.01;
/** A file of which more pages than this do that is made to, and must not keep the threads from others' files. */
const mostLostPages = 1;

/** Such a file, as an error of the same shape that opening it would have ended with. */
class TooComplex extends Error {
  override readonly name = 'PdfError';
  readonly code = 'too-complex';
  readonly remedy = 'Print it to a new PDF, or scan it, and use that copy.';
}

function call<Name extends keyof PageTasks>(
  { pool, document, signal }: Run,
  name: Name,
  input: Omit<Parameters<PageTasks[Name]>[0], 'document'>,
  priority = formPriority,
): Promise<Awaited<ReturnType<PageTasks[Name]>>> {
  const job = { name, input: { ...input, document }, timeoutMs: timeoutsMs[name], priority, signal };
  return pool.run({ ...job, affinity: document.id }) as Promise<Awaited<ReturnType<PageTasks[Name]>>>;
}

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
    const identity = await identify(run, outline);
    const { paper: read, notes } = await readForm(run, outline, identity);
    const crops = proposer && read ? await cutDoubtful(run, outline, identity, read) : [];
    const { rawText, rawTextDone } = readTexts(run, outline, identity, options);
    void rawTextDone.then(forget, forget);
    const paper = proposer && read ? await proposeForDoubtful(read, crops, proposer, signal) : read;
    signal.throwIfAborted();
    return {
      source: {
        form: paper?.form ?? 'unknown',
        edition: paper?.edition ?? null,
        pages: outline.pages.map(({ page }, i) => ({
          page,
          formPage: identity?.pages[i]?.guess?.page ?? null,
        })),
        notes,
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

const toTooComplex = ({ document }: Run, cause: Error) =>
  new TooComplex(`${document.fileName} takes too much time or memory to read.`, { cause });

async function identify(run: Run, outline: DocumentOutline): Promise<DocumentIdentity | null> {
  const pages = outline.pages.length;
  let done = 0;
  run.report('registering', 0, pages);
  const guesses = await Promise.all(
    outline.pages.map(async (page): Promise<readonly PageGuess[]> => {
      const found =
        page.nature === 'picture' ? await orNull(run, call(run, 'rank', { page: page.page })) : page.guesses;
      run.report('registering', ++done, pages);
      return found ?? [];
    }),
  );
  return assignPages(guesses);
}

async function readForm(run: Run, outline: DocumentOutline, identity: DocumentIdentity | null) {
  if (!identity) return { paper: null, notes: ['This does not look like a Form I-589, I-485 or I-765.'] };
  const { form, edition } = identity;
  const notes: string[] = [];
  const fields = new Map<string, FieldReading>();
  const known = outline.pages.flatMap((page, i) => {
    const guess = identity.pages[i]?.guess;
    return guess ? [{ page, guess }] : [];
  });
  let done = 0;
  run.report('reading', 0, known.length);
  const heaviestFirst = [...known].sort((p, q) => fieldCount(q.guess) - fieldCount(p.guess));
  await Promise.all(
    heaviestFirst.map(async ({ page, guess }) => {
      const readings = await orNull(run, readPage(run, outline, page, guess));
      if (readings) for (const reading of readings) fields.set(reading.fieldId, reading);
      else notes.push(`Page ${page.page} could not be laid over page ${guess.page} of the form.`);
      run.report('reading', ++done, known.length);
    }),
  );
  if (identity.editionMargin < uncertainEditionMargin) notes.push('The edition of the form is not certain.');
  notes.push(
    ...listMissing(
      form,
      edition,
      known.map(({ guess }) => guess.page),
    ),
  );
  const paper: PaperForm = { form, edition, fields: spreadHandwriting(fields) };
  return { paper, notes };
}

/** One page that cannot be read must not cost the others; a stopped reading stops. @throws TooComplex */
function orNull<T>(run: Run, work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (run.signal.aborted) throw error;
    if (error instanceof ThreadLost && ++run.lostPages > mostLostPages) throw toTooComplex(run, error);
    return null;
  });
}

async function readPage(run: Run, outline: DocumentOutline, { page, nature }: PageOutline, guess: PageGuess) {
  if (nature === 'form')
    return outline.formFields?.readings.filter(({ place }) => place.page === page) ?? null;
  return call(run, 'read', { page, nature, guess });
}

/** Pictures of what the reader doubts, page by page; a page that cannot be cut has none. */
async function cutDoubtful(
  run: Run,
  outline: DocumentOutline,
  identity: DocumentIdentity | null,
  paper: PaperForm,
): Promise<FieldCrop[]> {
  const doubtful = listDoubtful(paper);
  const crops = outline.pages.map(async ({ page, nature }, i): Promise<FieldCrop[]> => {
    const guess = identity?.pages[i]?.guess;
    const fieldIds = doubtful.filter(({ place }) => place.page === page).map(({ fieldId }) => fieldId);
    if (!guess || fieldIds.length === 0) return [];
    return call(run, 'crops', { page, nature, guess, fieldIds }).catch(() => []);
  });
  return (await Promise.all(crops)).flat();
}

const fieldCount = ({ form, edition, page }: PageGuess) =>
  getCatalogue(form, edition).fields.filter((field) => field.page === page && field.kind === 'text').length;

function listMissing(form: PageGuess['form'], edition: string, found: readonly number[]): string[] {
  const { pageCount } = getCatalogue(form, edition);
  const missing = Array.from({ length: pageCount }, (_, i) => i + 1).filter((page) => !found.includes(page));
  if (missing.length === 0) return [];
  return [`Not found in the upload: page ${missing.join(', ')} of the form.`];
}

/** Clockwise quarter turns that set a picture upright, from the map of page points to its pixels. */
function toQuarterTurns([a, b, , , e]: PageGuess['toImage']): 0 | 1 | 2 | 3 {
  if (Math.abs(a) >= Math.abs(b)) return e < 0 ? 2 : 0;
  return b < 0 ? 3 : 1;
}

/** Digital pages have their text at once; of scanned ones it is read after the form data. */
function readTexts(
  run: Run,
  outline: DocumentOutline,
  identity: DocumentIdentity | null,
  { onRawText }: ReadOptions,
) {
  const rawText = outline.pages.map(({ text }) => text ?? '');
  const pictures = outline.pages.filter(({ text }) => text === null);
  let done = 0;
  const rawTextDone = Promise.all(
    pictures.map(async ({ page }) => {
      const toImage = identity?.pages[page - 1]?.guess?.toImage;
      const quarterTurns = toImage ? toQuarterTurns(toImage) : 0;
      const readText = () => call(run, 'text', { page, quarterTurns }, textPriority);
      // Tried once more after a passing fault; a page that took its thread down has been tried twice already.
      rawText[page - 1] = await readText()
        .catch((error: unknown) => (error instanceof ThreadLost ? '' : readText()))
        .catch(() => '');
      onRawText?.(page, rawText[page - 1] as string);
      run.report('text', ++done, pictures.length);
    }),
  ).then(() => rawText as readonly string[]);
  return { rawText, rawTextDone };
}
