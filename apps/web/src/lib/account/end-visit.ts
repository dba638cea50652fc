import { leavePath, signedInMark } from '@puente/contract/signed-in-mark';

type Handler = () => Promise<unknown>;
const handlers = new Set<Handler>();

/** What must be saved while the person is still signed in. Returns what takes the handler away. */
export function beforeSignOut(handler: Handler) {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

/** Saves what is unsaved; whether it came through, the handlers' owners know. */
export const saveAll = () => Promise.allSettled([...handlers].map((handler) => handler()));

export const readMark = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${signedInMark.cookie}=`))
    ?.split('=')[1];

export function writeMark(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${signedInMark.cookie}=${value}; path=/; samesite=lax; max-age=86400`;
}

/**
 * Ends everything this browser has here, from a page that is being left: after what was typed last is saved, but at the
 * latest as the page goes. Waits for nothing. When the server cannot be reached, the mark tells it at the next request.
 */
export function endVisit() {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    navigator.sendBeacon(leavePath);
    writeMark(signedInMark.leaving);
  };
  window.addEventListener('pagehide', tell);
  void saveAll().then(tell);
}
