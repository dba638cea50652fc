import { navigate } from 'raviger';
import { useDeferredValue, useSyncExternalStore } from 'react';

/** A move in the history, one by `navigate` included. A change of the hash alone is one too. */
function subscribeToMoves(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * Deferred: the view that stands stays until the next one, with its code and texts, has come. `ahead`: what a page is drawn
 * by before there is an address.
 */
const useMoves = <T>(read: () => T, ahead: T) =>
  useDeferredValue(useSyncExternalStore(subscribeToMoves, read, () => ahead));

export const useHash = () => useMoves(() => window.location.hash, '');

export const useQuery = () => useMoves(() => window.location.search, '');

/** The state of a move inside the app: the heading of the view it leads to takes the focus. */
export const moved = { moved: true };

/** Whether the person came to this view by such a move. */
export const useMoved = () =>
  useMoves(() => Boolean((window.history.state as { moved?: boolean } | null)?.moved), false);

/** To another view of the same page. A query that is not given goes. */
export const navigateHere = (
  { query = '', hash }: { readonly query?: string; readonly hash: string },
  options: { readonly replace?: boolean; readonly state?: typeof moved },
) => navigate(`${window.location.pathname}${query}${hash}`, options);
