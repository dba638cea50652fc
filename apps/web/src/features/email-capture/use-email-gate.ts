import { useState } from 'react';
import { useAccount } from '../../lib/account/account-store.ts';
import { hasGivenEmail, isEmailSkipped } from '../../lib/visitor-email.ts';

/**
 * Whether an email is to be asked for before what is `isGated` is shown; `unknown` until it is known who is signed in.
 * Somebody who was let through stays through, also when they sign out.
 */
export function useEmailGate(isGated: boolean) {
  const account = useAccount();
  const [isPassed, setPassed] = useState(() => hasGivenEmail() || isEmailSkipped());
  const isOpen = !isGated || isPassed || account.kind === 'signed-in';
  const state = isOpen ? 'open' : account.kind === 'unknown' ? 'unknown' : 'closed';
  return { state, pass: () => setPassed(true) } as const;
}
