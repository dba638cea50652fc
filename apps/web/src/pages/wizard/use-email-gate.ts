import { useState } from 'react';
import { useAccount } from '../../lib/account/account-store.ts';
import { hasGivenEmail, isEmailSkipped } from '../../lib/visitor-email.ts';
import type { Step } from './steps.ts';

const gatedFrom = 3.5;

/**
 * Whether an email is to be asked for before this step is shown; `unknown` until it is known who is signed in. Somebody
 * who was let through stays through, also when they sign out.
 */
export function useEmailGate(step: Step) {
  const account = useAccount();
  const [skipped, setSkipped] = useState(() => hasGivenEmail() || isEmailSkipped());
  const isOpen = step < gatedFrom || skipped || account.kind === 'signed-in';
  const state = isOpen ? 'open' : account.kind === 'unknown' ? 'unknown' : 'closed';
  return { state, skip: () => setSkipped(true) } as const;
}
