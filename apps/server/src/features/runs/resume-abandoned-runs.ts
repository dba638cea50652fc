import type { Context } from '../../context.ts';
import { wakeRuns, wakeTexts } from './claim-next.ts';
import { listRunQueue } from './run-queue.repo.ts';
import { clearClaims } from './runs.repo.ts';

/** Wakes a worker for what waits: a dead process may have left it behind, or its wake-up was lost. */
export async function resumeAbandonedRuns(context: Context): Promise<void> {
  if ((await listRunQueue(context, 'form')).some(({ isRunning }) => !isRunning)) await wakeRuns(context);
  if ((await listRunQueue(context, 'texts')).some(({ isRunning }) => !isRunning)) await wakeTexts(context);
}

/** At start. The embedded database belongs to one process, so that whatever is claimed there was left by a dead one. */
export async function resumeAtStart(context: Context): Promise<void> {
  if (context.databaseKind === 'pglite') await clearClaims(context);
  await resumeAbandonedRuns(context);
}
