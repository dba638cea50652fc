import type { Account, Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized } from '../documents/index.ts';

/** For whoever holds a mailed link: only the account's owner gets that mail. @throws AppError reset_link_invalid */
export async function authorizeMailedLink(
  context: Context,
  token: string,
): Promise<Authorized<Account, 'self'>> {
  const user = await context.auth.findResetUser(token);
  if (!user) throw new AppError('reset_link_invalid');
  return user as Authorized<Account, 'self'>;
}
