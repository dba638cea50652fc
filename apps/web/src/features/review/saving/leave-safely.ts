import { beforeSignOut } from '../../../lib/account/end-visit.ts';
import type { SaveQueue } from './save-queue.ts';

/** Largest body a browser sends after its page is gone (64 KiB by the Fetch standard, with room for headers). */
const keepaliveBytes = 60_000;

interface Work<Body> {
  readonly queue: SaveQueue<unknown>;
  readonly read: () => Body;
  /** Sends in this very turn: the page runs no further code after it. */
  readonly sendLast: (body: Body, version: number | null) => void;
}

/**
 * Nothing typed is lost when the tab is closed, put aside or comes back to a connection, or when the person signs out.
 * Returns what ends the watch.
 */
export function leaveSafely<Body>({ queue, read, sendLast }: Work<Body>): () => void {
  const isTooLong = () => new TextEncoder().encode(JSON.stringify(read())).length > keepaliveBytes;
  const isStuck = () => !['idle', 'unsaved', 'saving', 'saved'].includes(queue.state().kind);
  const onPageHide = () => {
    if (!queue.isUnsaved() || queue.state().kind === 'conflict' || isTooLong()) return;
    // While a save is under way nobody knows which version it makes: this one goes over it, being newer and ours.
    sendLast(read(), queue.isSending() ? null : queue.version());
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (queue.isUnsaved() && (isStuck() || isTooLong())) event.preventDefault();
  };
  const saveNow = () => {
    if (queue.isUnsaved()) void queue.flush();
  };
  // A phone may end a tab that is out of sight without a further word.
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') saveNow();
  };
  const stopWaiting = beforeSignOut(async () => {
    if (queue.isUnsaved()) await queue.flush();
  });
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('beforeunload', onBeforeUnload);
  window.addEventListener('online', saveNow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stopWaiting();
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('beforeunload', onBeforeUnload);
    window.removeEventListener('online', saveNow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
