import type { Account, Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized } from '../documents/index.ts';
import { revokeAllShares } from '../sharing/index.ts';
import { assertGoodPassword } from './check-credentials.ts';
import { limitOwnGuesses } from './limit-tries.ts';

interface Change {
  /** The session's in which it is asked for. */
  readonly pass: string;
  readonly password: string;
  readonly newPassword: string;
  /** End the review links of all documents too: whoever knew the old password may have made some. */
  readonly revokeLinks: boolean;
}

/**
 * Sets a new password for somebody who knows the one there is, and ends every session and mailed link. Returns the pass
 * of a new session. @throws AppError password_*, wrong_password, too_many_sign_ins
 */
export async function changePassword(
  context: Context,
  account: Authorized<Account, 'self'>,
  { pass, password, newPassword, revokeLinks }: Change,
): Promise<string> {
  await assertGoodPassword(newPassword, account.email);
  const renewed = await limitOwnGuesses(context, pass, () =>
    context.auth.changePassword(pass, password, newPassword),
  );
  if (!renewed) throw new AppError('wrong_password');
  if (revokeLinks) await revokeAllShares(context, account);
  context.log.info({ userId: account.id }, 'password changed');
  return renewed;
}
