import type { User } from '@puente/contract';
import { signedInMark } from '@puente/contract/signed-in-mark';
import { useSyncExternalStore } from 'react';
import { callEndpoint, fetchEndpoint } from '../api/call-endpoint.ts';

export type AccountState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: User };

let state: AccountState = { kind: 'unknown' };
const listeners = new Set<() => void>();

const change = (next: AccountState) => {
  state = next;
  for (const listener of listeners) listener();
};

export const getAccount = () => state;

const subscribeToAccount = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

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
export const endSession = () => fetchEndpoint('signOut', { retries: 0 });

/** Asks who is signed in, unless this browser holds no session. An answer that is not OK means: nobody. */
export const loadAccount = async () => {
  const mark = readMark();
  if (mark === signedInMark.leaving) void endSession().catch(() => undefined);
  if (mark !== signedInMark.here) return setSignedOut();
  await callEndpoint('getMe', { retries: 0 }).then(setSignedIn, setSignedOut);
};
