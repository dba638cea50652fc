import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { JobHandler } from '../../platform/queue/define-job.ts';
import type { KeptReading } from '../../reader-port.ts';
import { settleApprovals } from '../attorney-review/index.ts';
import {
  type Authorized,
  authorizeSystem,
  type Document,
  findReading,
  toPdfErrorCode,
  uploadPath,
} from '../documents/index.ts';
import { followRawText, type IncomingTexts } from './follow-raw-text.ts';
import { addReadingTime } from './reading-times.repo.ts';
import { addRunningRun } from './running-runs.ts';
import {
  claimRun,
  failRun,
  findRunFormType,
  finishRun,
  parkRun,
  releaseRun,
  storeReading,
} from './runs.repo.ts';
import { structureReading } from './structure-reading.ts';
import { type ProgressTracker, textBegins, toReadingSteps, trackProgress } from './track-progress.ts';

/** A document that brought its process down this often is not tried again by itself. */
const maxRunAttempts = 4;

type Case = Authorized<Document, 'system'>;

interface ReadOnce {
  readonly reading: KeptReading;
  /** Null when nothing more comes in. */
  readonly incoming: IncomingTexts | null;
}

/** The stored reading if there is one: neither a crash nor another form makes us read twice. */
async function readOnce(
  context: Context,
  document: Case,
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<ReadOnce> {
  const stored = await findReading(context, document);
  if (stored?.paper) return { reading: stored, incoming: null };
  const bytes = await context.storage.find(uploadPath(document), document.key);
  if (!bytes) throw new AppError('processing_failed', { detail: 'the upload is missing from the storage' });
  const texts: string[] = Array(document.pageCount).fill('');
  const reading = await context.reader.read(bytes, {
    signal,
    onProgress: (progress) => tracker.report(toReadingSteps(progress)),
    onRawText: (page, text) => {
      texts[page - 1] = text;
    },
  });
  for (const [at, text] of reading.rawText.entries()) texts[at] ||= text;
  if (!(await storeReading(context, document, reading))) throw new Error('the run was taken away');
  return { reading, incoming: { texts, done: reading.rawTextDone } };
}

async function finish(context: Context, document: Case, reading: KeptReading): Promise<void> {
  for (;;) {
    const formType = await findRunFormType(context, document.id);
    if (!formType) return;
    const made = structureReading(reading.paper, formType);
    const errorCode = reading.paper ? null : 'unrecognised_form';
    if (!(await finishRun(context, document, formType, made, errorCode))) continue;
    return settleApprovals(context, document, formType);
  }
}

/** Ends with the form data ready; returns the texts still to come. */
async function processCase(
  context: Context,
  document: Case,
  signal: AbortSignal,
): Promise<IncomingTexts | null> {
  const tracker = trackProgress(context, document.id);
  const running = addRunningRun(document.id);
  try {
    const anySignal = AbortSignal.any([signal, tracker.lost, running.signal]);
    const { reading, incoming } = await readOnce(context, document, tracker, anySignal);
    tracker.report({ ocr: textBegins, page: document.pageCount });
    // Before the run ends: it would be taken for lost, and the texts still being read with it.
    await tracker.stop();
    anySignal.throwIfAborted();
    await finish(context, document, reading);
    return incoming;
  } catch (error) {
    // A document deleted or taken over meanwhile, or a run cancelled, is nobody's failure.
    if (running.signal.aborted) return null;
    if ((await findRunFormType(context, document.id)) !== null) throw error;
    return null;
  } finally {
    running.end();
    await tracker.stop();
  }
}

/** The worker's side of a run: claims the document, reads it, makes the form chosen last, and says how it ended. */
export function createProcessDocument(context: Context): JobHandler<{ documentId: string }> {
  return async ({ payload, isLastTry, signal }) => {
    const document = await authorizeSystem(context, payload.documentId);
    const claim = document && (await claimRun(context, document.id));
    if (!document || !claim) return;
    const begunAt = performance.now();
    if (claim.runAttempts > maxRunAttempts) return failRun(context, document.id, 'processing_failed');
    const incoming = await processCase(context, document, signal).catch((error) =>
      endFailedRun(context, document, { error, isLastTry, signal }),
    );
    const durationMs = performance.now() - begunAt;
    const seconds = Math.round(durationMs / 100) / 10;
    context.log.info({ documentId: document.id, pages: document.pageCount, seconds }, 'run ended');
    if (!incoming) return;
    await addReadingTime(context, document, durationMs).catch((error) =>
      context.log.warn({ err: error }, 'a reading time was not kept'),
    );
    await followRawText(context, document, incoming, signal);
  };
}

async function endFailedRun(
  context: Context,
  document: Case,
  { error, isLastTry, signal }: { error: unknown; isLastTry: boolean; signal: AbortSignal },
): Promise<null> {
  const isTimeUp = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (signal.aborted && !isTimeUp) {
    await parkRun(context, document.id);
    return null;
  }
  context.log.error({ err: error, documentId: document.id, isLastTry }, 'processing failed');
  const fileFault = toPdfErrorCode(error);
  if (fileFault || isLastTry || isTimeUp) {
    await failRun(context, document.id, fileFault ?? 'processing_failed');
    return null;
  }
  await releaseRun(context, document.id);
  throw error;
}
