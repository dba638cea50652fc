import type { User } from '@puente/contract';
import { leavePath, signedInMark } from '@puente/contract/signed-in-mark';
import { useSyncExternalStore } from 'react';
import { callEndpoint, fetchEndpoint } from '../api/call-endpoint.ts';
import { keepLanguage } from '../storage.ts';

export type AccountState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: User };

let state: AccountState = { kind: 'unknown' };
const listeners = new Set<() => void>();

function change(next: AccountState) {
  state = next;
  for (const listener of listeners) listener();
}

export const getAccount = () => state;

function subscribeToAccount(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether somebody is signed in on this browser, and who. */
export const useAccount = () => useSyncExternalStore(subscribeToAccount, getAccount);

export const setSignedIn = (user: User) => change({ kind: 'signed-in', user });
export const setSignedOut = () => change({ kind: 'signed-out' });

const readMark = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${signedInMark.cookie}=`))
    ?.split('=')[1];

/** Ends the session on the server. */
const endSession = () => keepLanguage(fetchEndpoint('signOut', { retries: 0 }));

/** Asks who is signed in, unless this browser holds no session. An answer that is not OK means: nobody. */
export async function loadAccount() {
  const mark = readMark();
  if (mark === signedInMark.leaving) void endSession().catch(() => undefined);
  if (mark !== signedInMark.here) return setSignedOut();
  await callEndpoint('getMe', { retries: 0 }).then(setSignedIn, setSignedOut);
}

function writeMark(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${signedInMark.cookie}=${value}; path=/; samesite=lax; max-age=86400`;
}

type Handler = () => Promise<unknown>;
const handlers = new Set<Handler>();
const longestWaitMs = 5000;

/** Nobody who wants to be gone waits longer for a connection that is not there. */
const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

/** What must be saved while the person is still signed in. Returns what takes the handler away. */
export function beforeSignOut(handler: Handler) {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

/** Saves what is unsaved; whether it came through, the handlers' owners know. */
const saveAll = () => Promise.allSettled([...handlers].map((handler) => handler()));

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

/** Signs out after what is unsaved is saved. */
export async function signOut() {
  await atMost(saveAll());
  await endSignIn();
}

/**
 * Signs out with nothing left to save. When the server cannot be reached, this browser is signed out all the same: the
 * mark tells the server at the next request.
 */
export async function endSignIn() {
  writeMark(signedInMark.leaving);
  setSignedOut();
  const ending = endSession().catch((error: unknown) =>
    console.warn('sign-out will be finished later', String(error)),
  );
  await atMost(ending);
}
