import type { Services } from '../../context.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { assertGoodPassword } from '../accounts/index.ts';
import { addAdminAction } from './admin-actions.repo.ts';
import { type AdminName, insertAdmin } from './admins.repo.ts';

export interface NewAdmin extends AdminName {
  readonly email: string;
  readonly password: string;
}

/** Returns the address as it is kept. @throws AppError invalid_email, password_* */
export async function parseNewAdmin({
  email,
  password,
}: Pick<NewAdmin, 'email' | 'password'>): Promise<string> {
  const parsed = parseEmail(email);
  await assertGoodPassword(password, parsed);
  return parsed;
}

/**
 * Makes an admin, for whoever holds the machine. An account of this address gets this password, and every session of it
 * ends: somebody else may have made it first. Returns the account's id. @throws AppError invalid_email, password_*
 */
export async function createAdmin(services: Services, typed: NewAdmin): Promise<string> {
  const email = await parseNewAdmin(typed);
  const id = await makeAccount(services, email, typed.password);
  await insertAdmin(services, id, typed);
  await addAdminAction(services, { action: 'admin-created', adminId: id });
  services.log.info({ userId: id }, 'admin made');
  return id;
}

async function makeAccount({ auth }: Services, email: string, password: string): Promise<string> {
  const created = await auth.signUp(email, password);
  if (created) {
    await auth.endSession(created.pass);
    return created.user.id;
  }
  const stored = await auth.setPassword(email, password);
  if (!stored) throw new Error('the account of the admin was not made');
  return stored.id;
}
