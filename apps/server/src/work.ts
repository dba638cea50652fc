import { asSystem, type Services } from './context.ts';
import { deleteOutdated } from './features/accounts/index.ts';
import { createMailReviewReady, mailReviewReadyJob } from './features/attorney-review/index.ts';
import {
  deleteForgottenFiles,
  deleteUnusedDocuments,
  deleteUnusedDocumentsJob,
} from './features/documents/index.ts';
import { describeBlanks } from './features/filling/index.ts';
import {
  createProcessDocument,
  createReadRawText,
  processDocumentJob,
  readRawTextJob,
  resumeAbandonedRuns,
  resumeAtStart,
} from './features/runs/index.ts';
import { deleteForgottenFilesJob, tidyDatabaseJob, tidyDatabaseWholeJob } from './features/upkeep/index.ts';

/** Documents this process reads at once: a short one need not wait behind a long one. */
const processingWorkers = 3;
const textWorkers = 2;
const resumeEveryMs = 10_000;

/** Starts the work that nobody waits for in a request: reading, resuming, deleting. Returns what ends it. */
export async function startWork(services: Services): Promise<() => void> {
  const system = asSystem(services);
  await services.queue.work(processDocumentJob, createProcessDocument(system), {
    workers: processingWorkers,
  });
  await services.queue.work(readRawTextJob, createReadRawText(system), { workers: textWorkers });
  await services.queue.work(mailReviewReadyJob, createMailReviewReady(system));
  await services.queue.work(deleteUnusedDocumentsJob, async () => {
    await deleteUnusedDocuments(system);
    await deleteOutdated(system);
  });
  await services.queue.work(deleteForgottenFilesJob, async () => {
    await deleteForgottenFiles(system);
  });
  if (services.tidyDatabase) {
    const { tidyDatabase } = services;
    await services.queue.work(tidyDatabaseJob, () => tidyDatabase('often'));
    await services.queue.work(tidyDatabaseWholeJob, () => tidyDatabase('whole'));
  }
  await resumeAtStart(system);
  await services.queue.send(deleteUnusedDocumentsJob, {});
  await services.queue.send(deleteForgottenFilesJob, {});
  // The first person should not wait for engines to load; a failure here shows again where it matters.
  void Promise.allSettled([services.pdf.warmUp(), services.reader.warm(), describeBlanks(services)]);
  const timer = setInterval(() => {
    resumeAbandonedRuns(system).catch((error) => services.log.error({ err: error }, 'resuming failed'));
  }, resumeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
