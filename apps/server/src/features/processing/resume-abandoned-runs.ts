import type { Context } from '../../context.ts';
import { processDocumentJob } from './process-document.job.ts';
import { clearTextClaims, takeAbandonedTexts } from './raw-texts.repo.ts';
import { readRawTextJob } from './read-raw-text.job.ts';
import { clearClaims, takeAbandonedRuns } from './runs.repo.ts';

/** Queues again every run, and every reading of texts, that a dead process left behind. */
export async function resumeAbandonedRuns(context: Context): Promise<void> {
  for (const documentId of await takeAbandonedRuns(context)) {
    context.log.info({ documentId }, 'processing resumes');
    await context.queue.send(processDocumentJob, { documentId });
  }
  for (const documentId of await takeAbandonedTexts(context)) {
    await context.queue.send(readRawTextJob, { documentId });
  }
}

/** At start. The embedded database belongs to one process, so that whatever is claimed there was left by a dead one. */
export async function resumeAtStart(context: Context): Promise<void> {
  if (context.databaseKind === 'pglite') {
    await clearTextClaims(context);
    await clearClaims(context);
  }
  await resumeAbandonedRuns(context);
}
