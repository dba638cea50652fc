import { useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/create-listeners.ts';

let isLost = false;
const listeners = createListeners();

function change(next: boolean) {
  if (next === isLost) return;
  isLost = next;
  listeners.tell();
}

/** A request got no answer at all, or the browser says that it has no network. */
export const reportLost = () => change(true);

/** The server answered, whatever it said. */
export const reportReached = () => change(false);

function subscribe(listener: () => void) {
  const stop = listeners.subscribe(listener);
  window.addEventListener('offline', reportLost);
  // A page that came drawn may have lost it before its code came.
  if (!navigator.onLine) reportLost();
  return () => {
    stop();
    window.removeEventListener('offline', reportLost);
  };
}

const read = () => isLost;

/** Whether the server is out of reach, as far as the last request tells. */
export const useConnectionLost = () => useSyncExternalStore(subscribe, read, read);
