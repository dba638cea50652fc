import type { Context } from '../../context.ts';
import type { Rounds } from '../../platform/turns/rounds.ts';
import { chooseNext } from './order-queue.ts';
import { listRunQueue } from './run-queue.repo.ts';
import { claimRun, type RunKind } from './runs.repo.ts';

/** Of one owner's; of runs for form data one worker is always left for somebody else. */
const maxAtOnce: Readonly<Record<RunKind, number>> = { form: 2, texts: 1 };

/** Which run is begun is chosen when a worker is free, so that nobody is passed over. */
export interface Claim {
  readonly documentId: string;
  readonly tries: number;
}

/** Claims the run of a kind whose turn it is; null when there is none to begin now. */
export async function claimNext(context: Context, kind: RunKind, rounds: Rounds): Promise<Claim | null> {
  for (;;) {
    const queue = await listRunQueue(context, kind);
    const next = chooseNext(queue, (owner) => rounds.lastOf(owner), maxAtOnce[kind]);
    if (!next) return null;
    const claimed = await claimRun(context, next.id, kind);
    // Else somebody was faster: there may be another.
    if (!claimed) continue;
    rounds.took(next.owner);
    return { documentId: next.id, ...claimed };
  }
}
