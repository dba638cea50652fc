import type { TargetForm } from '@puente/contract';
import { createListeners } from '../../ui/create-listeners.ts';
import { getAccount, loadAccount } from './account-store.ts';

export type AuthTab = 'signIn' | 'signUp';

/** Somebody wants the person to sign in: for which form, and what goes on afterwards. */
export interface SignInRequest {
  readonly form: TargetForm | null;
  readonly onSuccess: (() => void) | null;
  /** Begin where a forgotten password is replaced. */
  readonly forgot: boolean;
  /** What the dialog begins with: whoever comes here for the first time has no account yet. */
  readonly tab: AuthTab;
}

let current: SignInRequest | null = null;
const { tell, subscribe } = createListeners();

function change(next: SignInRequest | null) {
  current = next;
  tell();
}

export const getSignInRequest = () => current;

export const subscribeToSignInRequests = subscribe;

/** Opens the sign-in dialog. */
export const requestSignIn = (request: Partial<SignInRequest> = {}) =>
  change({ form: null, onSuccess: null, forgot: false, tab: 'signIn', ...request });

export const closeSignIn = () => change(null);

/** Runs the action for somebody who is signed in; for others after they have signed in, or up. */
export async function withAccount(form: TargetForm, action: () => void) {
  if (getAccount().kind === 'unknown') await loadAccount();
  if (getAccount().kind === 'signed-in') action();
  else requestSignIn({ form, onSuccess: action, tab: 'signUp' });
}
