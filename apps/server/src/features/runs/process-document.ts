import { toFormDay } from '@puente/forms/values';
import type { Context, Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Attendance } from '../../platform/queue/attendant.ts';
import type { KeptReading } from '../../reader-port.ts';
import {
  type Authorized,
  authorizeSystem,
  type Document,
  drawPagesAhead,
  findReading,
  toPdfErrorCode,
  uploadPath,
} from '../documents/index.ts';
import { listPaperEditions } from '../editions/index.ts';
import { addMachineVersion } from '../form/index.ts';
import { noteStep } from '../usage/index.ts';
import { type Claim, claimNext } from './claim-next.ts';
import { addReadingTime } from './reading-times.repo.ts';
import { endRun, failRun, findRunFormType, releaseRun, storeReading, textBegins } from './runs.repo.ts';
import { structureReading } from './structure-reading.ts';
import { type ProgressTracker, toReadingSteps, trackProgress } from './track-progress.ts';

/** Documents this process reads at once: a short one need not wait behind a long one. */
const workers = 3;
const timeoutMs = 10 * 60_000;
/** The try after which a fault counts as lasting. */
const lastTry = 3;
/** A document that brought its process down this often is not tried again by itself. */
const maxTries = 4;

type Case = Authorized<Document, 'system'>;

interface ReadOnce {
  readonly reading: KeptReading;
  readonly wasStored: boolean;
}

/** The stored reading if there is one: neither a crash nor another form makes us read twice. */
async function readOnce(
  context: Context,
  document: Case,
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<ReadOnce> {
  const stored = await findReading(context, document);
  if (stored?.paper) return { reading: stored, wasStored: true };
  const bytes = await context.storage.find(uploadPath(document), document.key);
  if (!bytes) throw new AppError('processing_failed', { detail: 'the upload is missing from the storage' });
  const looked = context.looks.kept.find(document.id)?.looked;
  const reading = await context.reader.read(bytes, {
    signal,
    ...(looked && { looked }),
    editions: await listPaperEditions(context),
    mayPropose: document.visionModelAllowed,
    onProgress: (progress) => tracker.report(toReadingSteps(progress)),
  });
  if (!(await storeReading(context, document, reading))) throw new Error('the run was taken away');
  context.looks.kept.forget(document.id);
  return { reading, wasStored: false };
}

async function createForm(context: Context, document: Case, reading: KeptReading): Promise<void> {
  for (;;) {
    const formType = await findRunFormType(context, document.id);
    if (!formType) return;
    const created = structureReading(reading.paper, formType, toFormDay(context.clock()));
    const errorCode = reading.paper ? null : 'unrecognised_form';
    const end = (tx: Services) => endRun(tx, document, formType, errorCode);
    if ((await addMachineVersion(context, document, { ...created, formType }, end)) === null) continue;
    if (!errorCode) await noteStep(context, document, 'processed');
    return;
  }
}

/** Ends with the form data ready; returns whether the file was read for it. */
async function processCase(context: Context, document: Case, signal: AbortSignal): Promise<boolean> {
  const tracker = trackProgress(context, document.id);
  const work = context.inHand.begin(document.id, 'run');
  try {
    const anySignal = AbortSignal.any([signal, tracker.lost, work.signal]);
    const { reading, wasStored } = await readOnce(context, document, tracker, anySignal);
    tracker.report({ ocr: textBegins, page: document.pageCount });
    // Before the run ends: it would be taken for lost, and the texts still being read with it.
    await tracker.stop();
    anySignal.throwIfAborted();
    await createForm(context, document, reading);
    return !wasStored;
  } catch (error) {
    // A document deleted or taken over meanwhile, or a run cancelled, is nobody's failure.
    if (work.signal.aborted) return false;
    if ((await findRunFormType(context, document.id)) !== null) throw error;
    return false;
  } finally {
    work.end();
    await tracker.stop();
  }
}

/** The worker's side of a run: claims one, reads its document, makes the form chosen last, and says how it ended. */
export const attendRuns = (context: Context): Attendance<Claim> => ({
  workers,
  timeoutMs,
  claim: () => claimNext(context, 'form', context.runRounds),
  work: async (claim, signal) => {
    await processRun(context, claim, signal);
    context.queue.wake('texts');
  },
});

async function processRun(
  context: Context,
  { documentId, tries }: Claim,
  signal: AbortSignal,
): Promise<void> {
  if (tries > maxTries) return failRun(context, documentId, 'processing_failed');
  const document = await authorizeSystem(context, documentId);
  if (!document) return;
  const begunAt = performance.now();
  const isLastTry = tries >= lastTry;
  const wasRead = await processCase(context, document, signal).catch(async (error) => {
    await endFailedRun(context, document, { error, isLastTry, signal });
    return false;
  });
  const durationMs = performance.now() - begunAt;
  const seconds = Math.round(durationMs / 100) / 10;
  context.log.info({ documentId, pages: document.pageCount, seconds }, 'run ended');
  if (!wasRead) return;
  // Nobody waits for it, so neither does this worker.
  void drawPagesAhead(context, document);
  // Read again and again, a sample says nothing of what people bring.
  if (document.isSample) return;
  await addReadingTime(context, document, durationMs).catch((error) =>
    context.log.warn({ err: error }, 'a reading time was not kept'),
  );
}

async function endFailedRun(
  context: Context,
  document: Case,
  { error, isLastTry, signal }: { error: unknown; isLastTry: boolean; signal: AbortSignal },
): Promise<void> {
  const isTimeUp = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (signal.aborted && !isTimeUp) return releaseRun(context, document.id, 'form', { isTry: false });
  context.log.error({ err: error, documentId: document.id, isLastTry }, 'processing failed');
  const fileFault = toPdfErrorCode(error);
  if (fileFault || isLastTry || isTimeUp)
    return failRun(context, document.id, fileFault ?? 'processing_failed');
  await releaseRun(context, document.id, 'form', { isTry: true });
}
