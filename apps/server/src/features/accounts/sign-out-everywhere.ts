import type { Account, Context } from '../../context.ts';
import type { Authorized } from '../documents/index.ts';

/** Ends every session of the account, also the one in which it is asked for. */
export async function signOutEverywhere(
  context: Context,
  account: Authorized<Account, 'self'>,
): Promise<void> {
  await context.auth.endSessions(account.id);
  context.log.info({ userId: account.id }, 'signed out everywhere');
}
