import type { TargetForm } from '@puente/contract';
import { isSignedOut } from '../api/api-error.ts';
import { type Outcomes, useSend } from '../api/use-send.ts';
import { setSignedOut } from './account-store.ts';
import { requestSignIn, withAccount } from './sign-in-request.ts';

/**
 * `useSend` for what the server does for an account only: the person is asked to sign in first, and again when the session
 * has ended meanwhile. The same is sent after that, and being signed out is no failure.
 */
export function useAccountSend<V = void, A = unknown>(
  form: TargetForm,
  act: (values: V) => Promise<A>,
  { onSent, onFailed }: Outcomes<A, V> = {},
) {
  const sending = useSend<V, A>(act, {
    ...(onSent && { onSent }),
    onFailed: (error, values): unknown => {
      if (!isSignedOut(error)) return onFailed?.(error, values);
      setSignedOut();
      return requestSignIn({ form, onSuccess: () => sending.send(values), tab: 'signIn' });
    },
  });
  return {
    ...sending,
    error: isSignedOut(sending.error) ? null : sending.error,
    /** For what the server does for anybody. */
    sendAsIs: sending.send,
    send: (values: V) => void withAccount(form, () => sending.send(values)),
  };
}
