import type { Context } from '../../context.ts';
import { processDocumentJob } from './process-document.job.ts';
import { clearClaims, takeAbandonedRuns } from './runs.repo.ts';

/** Queues every run again that a dead process left behind. */
export async function resumeAbandonedRuns(context: Context): Promise<void> {
  for (const documentId of await takeAbandonedRuns(context)) {
    context.log.info({ documentId }, 'processing resumes');
    await context.queue.send(processDocumentJob, { documentId });
  }
}

/** At start. The embedded database belongs to one process, so that whatever is claimed there was left by a dead one. */
export async function resumeAtStart(context: Context): Promise<void> {
  if (context.databaseKind === 'pglite') await clearClaims(context);
  await resumeAbandonedRuns(context);
}
