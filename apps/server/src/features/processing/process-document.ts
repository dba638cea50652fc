import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { JobHandler } from '../../platform/queue/define-job.ts';
import type { DocumentReading } from '../../reader-port.ts';
import {
  type Authorized,
  authorizeSystem,
  type Document,
  findReading,
  saveReading,
  toPdfErrorCode,
  uploadPath,
} from '../documents/index.ts';
import { claimRun, failRun, findRunFormType, finishRun, parkRun, releaseRun } from './runs.repo.ts';
import { structureReading } from './structure-reading.ts';
import { type ProgressTracker, toReadingSteps, trackProgress } from './track-progress.ts';

/** A document that brought its process down this often is not tried again by itself. */
const maxRunAttempts = 4;

type Case = Authorized<Document, 'system'>;

/** The stored reading if there is one: neither a crash nor another form makes us read twice. */
async function readOnce(
  context: Context,
  document: Case,
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<DocumentReading> {
  const stored = await findReading(context, document);
  if (stored?.paper) return stored;
  const bytes = await context.storage.find(uploadPath(document), document.key);
  if (!bytes) throw new AppError('processing_failed', { detail: 'the upload is missing from the storage' });
  const reading = await context.reader.read(bytes, {
    signal,
    onProgress: (progress) => tracker.report(toReadingSteps(progress)),
  });
  await saveReading(context, document, reading);
  return reading;
}

async function finish(context: Context, document: Case, reading: DocumentReading): Promise<void> {
  for (;;) {
    const formType = await findRunFormType(context, document.id);
    if (!formType) return;
    const made = structureReading(reading.paper, formType);
    const errorCode = reading.paper ? null : 'unrecognised_form';
    if (await finishRun(context, document, formType, made, errorCode)) return;
  }
}

async function processCase(context: Context, document: Case, signal: AbortSignal): Promise<void> {
  const tracker = trackProgress(context, document.id);
  try {
    const anySignal = AbortSignal.any([signal, tracker.lost]);
    const reading = await readOnce(context, document, tracker, anySignal);
    tracker.report({ ocr: 100, page: document.pageCount });
    anySignal.throwIfAborted();
    await finish(context, document, reading);
  } catch (error) {
    // A document deleted or taken over meanwhile is nobody's failure.
    if (!tracker.lost.aborted) throw error;
  } finally {
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
    try {
      await processCase(context, document, signal);
      const seconds = Math.round((performance.now() - begunAt) / 100) / 10;
      context.log.info({ documentId: document.id, pages: document.pageCount, seconds }, 'document processed');
    } catch (error) {
      await endFailedRun(context, document, { error, isLastTry, signal });
    }
  };
}

async function endFailedRun(
  context: Context,
  document: Case,
  { error, isLastTry, signal }: { error: unknown; isLastTry: boolean; signal: AbortSignal },
): Promise<void> {
  const isTimeUp = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (signal.aborted && !isTimeUp) return parkRun(context, document.id);
  const fileFault = toPdfErrorCode(error);
  context.log.error({ err: error, documentId: document.id, isLastTry }, 'processing failed');
  if (fileFault) return failRun(context, document.id, fileFault);
  if (isLastTry || isTimeUp) return failRun(context, document.id, 'processing_failed');
  await releaseRun(context, document.id);
  throw error;
}
