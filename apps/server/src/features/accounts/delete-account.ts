import type { Account, Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Authorized, deleteDocumentsOf } from '../documents/index.ts';
import { limitOwnGuesses } from './limit-tries.ts';

/**
 * Deletes an account with everything in it. `pass` is its session's; the password is asked for once more, because
 * whoever finds an open browser could do it otherwise.
 * @throws AppError wrong_password, too_many_sign_ins
 */
export async function deleteAccount(
  context: Context,
  account: Authorized<Account, 'self'>,
  { pass, password }: { pass: string; password: string },
): Promise<void> {
  const isRight = await limitOwnGuesses(
    context,
    pass,
    async () => (await context.auth.isPassword(pass, password)) || null,
  );
  if (!isRight) throw new AppError('wrong_password');
  // First of all nobody can upload to it any more.
  await context.auth.endSessions(account.id);
  await deleteDocumentsOf(context, account);
  await context.auth.deleteUser(account.id);
  context.log.info({ userId: account.id }, 'account deleted');
}
