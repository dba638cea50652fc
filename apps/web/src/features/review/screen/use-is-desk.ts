import { useSyncExternalStore } from 'react';

/** From this width on a page of the file has room beside the review. */
const desk = '(min-width: 1024px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(desk);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsDesk = () => useSyncExternalStore(subscribe, () => window.matchMedia(desk).matches);
