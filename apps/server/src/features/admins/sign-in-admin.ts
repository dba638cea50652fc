import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { createAdminSession } from '../../platform/auth/admin-sessions.ts';
import { toNetwork } from '../../platform/http/to-network.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { findBrowserId, limitGuesses } from '../accounts/index.ts';
import { countAttempts } from '../attempts/index.ts';
import { addAdminAction } from './admin-actions.repo.ts';
import { findStoredAdmin, hasAdmin, type StoredAdmin, takeSetupToken } from './admins.repo.ts';
import { assertCode } from './check-code.ts';
import { createAdmin, type NewAdmin, parseNewAdmin } from './create-admin.ts';

interface Entry {
  readonly email: string;
  readonly password: string;
  readonly code: string | undefined;
  /** Where the request came from. */
  readonly address: string;
  readonly browserCookie: string | undefined;
}

/** Opens a session of the back office and returns its token. */
async function enter(context: Context, userId: string): Promise<string> {
  const token = await createAdminSession(context.db, userId, context.clock());
  await addAdminAction(context, { action: 'signed-in', adminId: userId });
  return token;
}

/**
 * With the password, and a code where one was set up. The right password of an account that is no admin's is as wrong as
 * any. Returns the session's token.
 * @throws AppError invalid_email, wrong_credentials, too_many_sign_ins, totp_needed, totp_wrong
 */
export async function signInAdmin(context: Context, typed: Entry): Promise<string> {
  const { address, password, code, browserCookie } = typed;
  const email = parseEmail(typed.email);
  const browserId = findBrowserId(context, browserCookie, email);
  const admin = await limitGuesses(context, { address, email, browserId }, async () => {
    const user = await context.auth.checkPassword(email, password);
    return user && findStoredAdmin(context, user.id);
  });
  if (!admin) throw new AppError('wrong_credentials');
  if (admin.totpSecret !== null) await proveByCode(context, admin, code);
  return enter(context, admin.userId);
}

async function proveByCode(context: Context, admin: StoredAdmin, code: string | undefined): Promise<void> {
  if (code === undefined || code.trim() === '') throw new AppError('totp_needed');
  await assertCode(context, admin, code).catch(async (error) => {
    await addAdminAction(context, { action: 'sign-in-refused', adminId: admin.userId });
    throw error;
  });
}

const maxSetups = 20;
const windowMs = 15 * 60_000;

/**
 * Makes the first admin for whoever holds the printed link, and signs in. Returns the session's token.
 * @throws AppError setup_link_invalid, invalid_email, password_*, too_many_sign_ins
 */
export async function setUpFirstAdmin(
  context: Context,
  { token, address, ...typed }: NewAdmin & { token: string; address: string },
): Promise<string> {
  await countAttempts(
    context,
    [{ of: `set up from ${toNetwork(address)}`, max: maxSetups, windowMs }],
    'too_many_sign_ins',
  );
  // Before the link is used up: what was typed can be mended.
  await parseNewAdmin(typed);
  if ((await hasAdmin(context)) || !(await takeSetupToken(context, token)))
    throw new AppError('setup_link_invalid');
  return enter(context, await createAdmin(context, typed));
}
