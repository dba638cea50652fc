import { loadContract } from '../../lib/api/call-endpoint.ts';
import { type CredentialFault, findFault } from './check-credentials.ts';

/** What is wrong with a new password as it was typed; its address is not asked for. */
export async function findNewPasswordFault(typed: {
  readonly password: string;
  readonly confirm: string;
}): Promise<CredentialFault | null> {
  const { minPasswordLength } = await loadContract();
  return findFault({ email: '@', password: typed.password, confirm: typed.confirm }, minPasswordLength);
}
