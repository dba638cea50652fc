import type { User } from '@puente/contract';
import { signedInMark } from '@puente/contract/signed-in-mark';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/create-listeners.ts';
import { callEndpoint, fetchEndpoint } from '../api/call-endpoint.ts';
import { clearUnsent } from '../clear-unsent.ts';
import { keepLanguage } from '../storage.ts';
import { readMark, saveAll, writeMark } from './end-visit.ts';

export type AccountState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: User };

let state: AccountState = { kind: 'unknown' };
const { tell, subscribe } = createListeners();

function change(next: AccountState) {
  state = next;
  tell();
}

export const getAccount = () => state;

/** Pages that are drawn before anybody asks for them are drawn for nobody. */
const nobody: AccountState = { kind: 'signed-out' };

/** Whether somebody is signed in on this browser, and who. */
export const useAccount = () => useSyncExternalStore(subscribe, getAccount, () => nobody);

export const setSignedIn = (user: User) => change({ kind: 'signed-in', user });
export const setSignedOut = () => change({ kind: 'signed-out' });

/** Ends the session on the server. */
const endSession = () => keepLanguage(fetchEndpoint('signOut', { retries: 0 }));

/** Asks who is signed in, unless this browser holds no session. An answer that is not OK means: nobody. */
export async function loadAccount() {
  const mark = readMark();
  if (mark === signedInMark.leaving) void endSession().catch(() => undefined);
  if (mark !== signedInMark.here) return setSignedOut();
  await callEndpoint('getMe', { retries: 0 }).then(setSignedIn, setSignedOut);
}

const longestWaitMs = 5000;

/** Nobody who wants to be gone waits longer for a connection that is not there. */
const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

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
  clearUnsent();
  setSignedOut();
  const ending = endSession().catch((error: unknown) =>
    console.warn('sign-out will be finished later', String(error)),
  );
  await atMost(ending);
}
