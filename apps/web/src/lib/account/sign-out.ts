import { signedInMark } from '@puente/contract/signed-in-mark';
import { endSession, setSignedOut } from './account-store.ts';

const writeMark = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${signedInMark.cookie}=${value}; path=/; samesite=lax; max-age=86400`;
};

type Handler = () => Promise<unknown>;
const handlers = new Set<Handler>();
const longestWaitMs = 5000;

/** Nobody who wants to be gone waits longer for a connection that is not there. */
const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

/** What must be saved while the person is still signed in. Returns what takes the handler away. */
export const beforeSignOut = (handler: Handler) => {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
};

/**
 * Signs out. When the server cannot be reached, this browser is signed out all the same: the mark tells the server at
 * the next request.
 */
export const signOut = async () => {
  await atMost(Promise.allSettled([...handlers].map((handler) => handler())));
  writeMark(signedInMark.leaving);
  setSignedOut();
  const ending = endSession().catch((error: unknown) =>
    console.warn('sign-out will be finished later', String(error)),
  );
  await atMost(ending);
};
