import type { TargetForm } from '@puente/contract';
import { isSignedOut } from '../api/api-error.ts';
import { getAccount, loadAccount, setSignedOut } from './account-store.ts';

/** Somebody wants the person to sign in: for which form, and what goes on afterwards. */
export interface SignInRequest {
  readonly form: TargetForm | null;
  readonly onSuccess: (() => void) | null;
  /** Begin where a forgotten password is replaced. */
  readonly forgot: boolean;
}

let current: SignInRequest | null = null;
const listeners = new Set<() => void>();

function change(next: SignInRequest | null) {
  current = next;
  for (const listener of listeners) listener();
}

export const getSignInRequest = () => current;

export function subscribeToSignInRequests(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the sign-in dialog. */
export const requestSignIn = (request: Partial<SignInRequest> = {}) =>
  change({ form: null, onSuccess: null, forgot: false, ...request });

export const closeSignIn = () => change(null);

/** Runs the action for somebody who is signed in; for others after they have signed in. */
export async function withAccount(form: TargetForm, action: () => void) {
  if (getAccount().kind === 'unknown') await loadAccount();
  if (getAccount().kind === 'signed-in') action();
  else requestSignIn({ form, onSuccess: action });
}

/**
 * Does what the server does for an account only: it is asked for first, and again when the session has ended meanwhile.
 * `act` sees to its other failures.
 */
export function actWithAccount(form: TargetForm, act: () => Promise<void>) {
  const run = () =>
    act().catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
      setSignedOut();
      actWithAccount(form, act);
    });
  void withAccount(form, () => void run());
}
