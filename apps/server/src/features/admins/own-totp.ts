import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { endAdminSessions } from '../../platform/auth/admin-sessions.ts';
import { createTotpSecret, toTotpSetup } from '../../platform/auth/totp.ts';
import { toQrRows } from '../../platform/to-qr-rows.ts';
import { limitOwnGuesses } from '../accounts/index.ts';
import type { Authorized } from '../documents/index.ts';
import type { Admin } from './admin.ts';
import { addAdminAction } from './admin-actions.repo.ts';
import {
  findStoredAdmin,
  offerTotp,
  replaceBackupCodes,
  type StoredAdmin,
  turnTotpOff,
  turnTotpOn,
} from './admins.repo.ts';
import { assertCode, createBackupCodes, findStep, limitCodes } from './check-code.ts';

type Own = Authorized<Admin, 'self'>;

/** As an app on a phone shows it. */
const issuer = 'Puente';

async function getStored(context: Context, { id }: Admin): Promise<StoredAdmin> {
  const stored = await findStoredAdmin(context, id);
  if (!stored) throw new AppError('not_signed_in');
  return stored;
}

/** Counted by session: only its holder can use these tries up. @throws AppError wrong_password, too_many_sign_ins */
async function assertPassword(context: Context, admin: Own, password: string): Promise<void> {
  const user = await limitOwnGuesses(context, admin.tokenHash, () =>
    context.auth.checkPassword(admin.email, password),
  );
  if (!user) throw new AppError('wrong_password');
}

/** A new secret, which counts once it is confirmed. @throws AppError wrong_password, too_many_sign_ins */
export async function startTotp(context: Context, admin: Own, password: string) {
  await assertPassword(context, admin, password);
  const secret = createTotpSecret();
  await offerTotp(context, admin.id, secret);
  const setup = toTotpSetup(secret, issuer, admin.email);
  return { ...setup, qr: toQrRows(setup.uri) };
}

/**
 * Signing in asks for a code from now on, and every other session ends. Returns the backup codes.
 * @throws AppError totp_not_started, totp_wrong, too_many_sign_ins
 */
export async function confirmTotp(context: Context, admin: Own, code: string): Promise<string[]> {
  const { totpOffered: secret } = await getStored(context, admin);
  if (secret === null) throw new AppError('totp_not_started');
  const step = await limitCodes(context, admin.id, () => findStep(context, secret, code));
  const { plain, hashes } = createBackupCodes(context, admin.id);
  await turnTotpOn(context, admin.id, { secret, step, backupCodes: hashes });
  await endAdminSessions(context.db, admin.id, admin.tokenHash);
  await addAdminAction(context, { action: 'totp-on', adminId: admin.id });
  return plain;
}

interface Proof {
  readonly password: string;
  readonly code: string;
}

async function assertBoth(context: Context, admin: Own, { password, code }: Proof): Promise<void> {
  await assertPassword(context, admin, password);
  await assertCode(context, await getStored(context, admin), code);
}

/** @throws AppError wrong_password, totp_wrong, too_many_sign_ins */
export async function renewBackupCodes(context: Context, admin: Own, proof: Proof): Promise<string[]> {
  await assertBoth(context, admin, proof);
  const { plain, hashes } = createBackupCodes(context, admin.id);
  await replaceBackupCodes(context, admin.id, hashes);
  await addAdminAction(context, { action: 'backup-codes-renewed', adminId: admin.id });
  return plain;
}

/** Signing in asks for no code from now on. @throws AppError wrong_password, totp_wrong, too_many_sign_ins */
export async function deleteTotp(context: Context, admin: Own, proof: Proof): Promise<void> {
  await assertBoth(context, admin, proof);
  await turnTotpOff(context, admin.id);
  await addAdminAction(context, { action: 'totp-off', adminId: admin.id });
}
