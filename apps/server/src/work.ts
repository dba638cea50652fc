import { asSystem, type Services } from './context.ts';
import { deleteOutdated } from './features/accounts/index.ts';
import { deleteOutdatedEntries } from './features/admins/index.ts';
import { createMailReviewReady, mailReviewReadyJob } from './features/attorney-review/index.ts';
import {
  deleteForgottenFiles,
  deleteUnusedDocuments,
  deleteUnusedDocumentsJob,
} from './features/documents/index.ts';
import { listPaperEditions } from './features/editions/index.ts';
import { createMailTips, deleteOutdatedConfirmations, mailTipsJob } from './features/email-capture/index.ts';
import { describeBlanks } from './features/filling/index.ts';
import { attendRuns, attendTexts, clearClaims } from './features/runs/index.ts';
import { deleteForgottenFilesJob, tidyDatabaseJob, tidyDatabaseWholeJob } from './features/upkeep/index.ts';
import { deleteOldCounts } from './features/usage/index.ts';
import { deleteOldVisits, deleteOldVisitsJob } from './features/visits/index.ts';

/** Starts the work that nobody waits for in a request: reading, mailing, deleting. It ends with the queue. */
export async function startWork(services: Services): Promise<void> {
  const system = asSystem(services);
  await services.queue.work(mailReviewReadyJob, createMailReviewReady(system));
  await services.queue.work(mailTipsJob, createMailTips(system));
  await services.queue.work(deleteUnusedDocumentsJob, async () => {
    await deleteUnusedDocuments(system);
    await deleteOutdated(system);
    await deleteOutdatedEntries(system);
    await deleteOldCounts(system);
    await deleteOutdatedConfirmations(system);
  });
  await services.queue.work(deleteForgottenFilesJob, async () => {
    await deleteForgottenFiles(system);
  });
  await services.queue.work(deleteOldVisitsJob, () => deleteOldVisits(services));
  if (services.tidyDatabase) {
    const { tidyDatabase } = services;
    await services.queue.work(tidyDatabaseJob, () => tidyDatabase('often'));
    await services.queue.work(tidyDatabaseWholeJob, () => tidyDatabase('whole'));
  }
  // The embedded database belongs to one process: whatever is claimed there was left by a dead one.
  if (services.databaseKind === 'pglite') await clearClaims(services);
  services.queue.attend('runs', attendRuns(system));
  services.queue.attend('texts', attendTexts(system));
  await services.queue.send(deleteUnusedDocumentsJob, {});
  await services.queue.send(deleteForgottenFilesJob, {});
  await services.queue.send(deleteOldVisitsJob, {});
  if (!services.config.warmUp) return;
  // The first person should not wait for engines to load; a failure here shows again where it matters.
  void Promise.allSettled([
    services.pdf.warmUp(),
    services.reader.warm(),
    describeBlanks(services),
    listPaperEditions(services),
  ]);
}
