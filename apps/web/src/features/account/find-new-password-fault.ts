import { minPasswordLength } from '@puente/contract/limits';
import { type CredentialFault, findFault } from './check-credentials.ts';

/** What is wrong with a new password as it was typed; its address is not asked for. */
export function findNewPasswordFault(typed: {
  readonly password: string;
  readonly confirm: string;
}): CredentialFault | null {
  return findFault({ email: '@', password: typed.password, confirm: typed.confirm }, minPasswordLength);
}
