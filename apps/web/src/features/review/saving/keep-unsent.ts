import type { DocumentView } from '@puente/contract';
import { countClearings } from '../../../lib/clear-unsent.ts';
import { createUnsentKey, listUnsent, removeUnsent, writeUnsent } from '../../../lib/unsent-store.ts';
import type { SaveQueue } from './save-queue.ts';
import { canSeal } from './seal-unsent.ts';
import { type FoundUnsent, sealUnsent, type Unsent } from './unsent.ts';

/** What is typed in one go is sealed once. */
export const pauseMs = 400;

interface Work {
  readonly document: DocumentView;
  readonly queue: Pick<SaveQueue<unknown>, 'subscribe' | 'state' | 'isUnsaved'>;
  readonly read: () => Unsent;
  /** Where the answers came from that this page took up. */
  readonly takenFrom: FoundUnsent['takenFrom'];
}

/** Keeps what cannot be saved at present, sealed, in the browser's store, and lets go of it when it is saved. */
export interface UnsentKeeper {
  /** Something was changed. */
  readonly touch: () => void;
  /** Ends it; nothing stays in the store. */
  readonly end: () => void;
}

const idle: UnsentKeeper = { touch: () => undefined, end: () => undefined };

export function keepUnsent({ document: of, queue, read, takenFrom }: Work): UnsentKeeper {
  if (!canSeal()) return idle;
  const key = createUnsentKey(of);
  const clearingsAtStart = countClearings();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writes = 0;
  let isKept = false;
  let hasEnded = false;
  const isStuck = () => ['waiting', 'refused', 'conflict'].includes(queue.state().kind) || !navigator.onLine;
  const removeTaken = () => {
    for (const { key: taken, sealed } of takenFrom) removeUnsent(taken, sealed);
  };
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    writes += 1;
    const mine = writes;
    const sealed = await sealUnsent(of, read());
    // While it was being sealed it may have been saved, changed once more, or all of the browser cleared.
    if (hasEnded || mine !== writes || !queue.isUnsaved() || countClearings() !== clearingsAtStart) return;
    writeUnsent(key, sealed, of.inAccount);
    isKept = true;
    // Its own holds them too, if there was room for it.
    if (listUnsent(of).some((one) => one.key === key)) removeTaken();
  };
  const remove = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isKept) removeUnsent(key);
    isKept = false;
    removeTaken();
  };
  const touch = () => {
    if (!queue.isUnsaved()) return remove();
    if (isKept || isStuck()) timer ??= setTimeout(() => void write(), pauseMs);
  };
  // A phone may end a tab that is out of sight without a further word.
  const onVisibility = () => {
    if (document.visibilityState === 'hidden' && queue.isUnsaved()) void write();
  };
  const onStorage = (event: StorageEvent) => {
    // Another tab cleared all of the store.
    if (event.key === null) end();
  };
  const stopListening = queue.subscribe(touch);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('storage', onStorage);
  const end = () => {
    hasEnded = true;
    stopListening();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('storage', onStorage);
    remove();
  };
  return { touch, end };
}
