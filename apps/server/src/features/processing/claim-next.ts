import type { Context } from '../../context.ts';
import type { Rounds } from '../../platform/turns/rounds.ts';
import { chooseNext, type QueueEntry } from './order-queue.ts';
import { processDocumentJob } from './process-document.job.ts';
import { claimTexts } from './raw-texts.repo.ts';
import { readRawTextJob } from './read-raw-text.job.ts';
import { listRunQueue, listTextQueue } from './run-queue.repo.ts';
import { claimRun } from './runs.repo.ts';

/** One worker is always left for somebody else. */
const mostRunsOfOne = 2;
const mostTextsOfOne = 1;

/** Jobs are wake-ups: which document is worked on is chosen when a worker is free, so that nobody is passed over. */
export const wakeRuns = (context: Context): Promise<void> => context.queue.send(processDocumentJob, {});
export const wakeTexts = (context: Context): Promise<void> => context.queue.send(readRawTextJob, {});

/** Claims the run whose turn it is; null when there is none to begin now. */
export const claimNextRun = (
  context: Context,
): Promise<{ readonly documentId: string; readonly runAttempts: number } | null> =>
  claimNext(
    context.runRounds,
    mostRunsOfOne,
    () => listRunQueue(context),
    async ({ id }) => {
      const claim = await claimRun(context, id);
      return claim && { documentId: id, ...claim };
    },
  );

/** Claims the document whose texts have their turn; null when there is none to begin now. */
export const claimNextTexts = (context: Context, rounds: Rounds): Promise<string | null> =>
  claimNext(
    rounds,
    mostTextsOfOne,
    () => listTextQueue(context),
    async ({ id }) => ((await claimTexts(context, id)) ? id : null),
  );

async function claimNext<Claim>(
  rounds: Rounds,
  mostOfOne: number,
  list: () => Promise<QueueEntry[]>,
  claim: (entry: QueueEntry) => Promise<Claim | null>,
): Promise<Claim | null> {
  for (;;) {
    const next = chooseNext(await list(), (owner) => rounds.lastOf(owner), mostOfOne);
    if (!next) return null;
    const claimed = await claim(next);
    // Else somebody was faster: there may be another.
    if (claimed === null) continue;
    rounds.took(next.owner);
    return claimed;
  }
}
