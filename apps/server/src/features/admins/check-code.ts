import { randomInt } from 'node:crypto';
import type { Context, Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findTotpStep } from '../../platform/auth/totp.ts';
import { countAttempts, removeAttempt } from '../attempts/index.ts';
import { type StoredAdmin, takeBackupCode, takeTotpStep } from './admins.repo.ts';

const maxTries = 10;
const windowMs = 15 * 60_000;

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;
const codes = 10;

/** However it is typed, with spaces, dashes or capitals. */
const tidy = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashBackupCode = ({ hashTry }: Services, userId: string, code: string) =>
  hashTry(`backup code of ${userId} ${tidy(code)}`);

/** Codes for a lost phone, and what is kept of them. */
export function createBackupCodes(services: Services, userId: string) {
  const plain = Array.from({ length: codes }, () => {
    const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
  return { plain, hashes: plain.map((code) => hashBackupCode(services, userId, code)) };
}

/** Runs a try with a code; one that fails (null) stays counted. @throws AppError too_many_sign_ins, totp_wrong */
export async function limitCodes<T>(
  context: Context,
  userId: string,
  run: () => Promise<T | null>,
): Promise<T> {
  const limit = { of: `code of admin ${userId}`, max: maxTries, windowMs };
  const { keys } = await countAttempts(context, [limit], 'too_many_sign_ins');
  const found = await run();
  if (found === null) throw new AppError('totp_wrong');
  for (const key of keys) await removeAttempt(context, key);
  return found;
}

/** The step of a code of six digits, which counts once; null: it is not right. */
export async function findStep(context: Context, secret: string, code: string): Promise<number | null> {
  const plain = tidy(code);
  return /^\d{6}$/.test(plain) ? findTotpStep(secret, plain, context.clock()) : null;
}

/** A code of the phone or a backup code, used up. @throws AppError too_many_sign_ins, totp_wrong */
export async function assertCode(context: Context, admin: StoredAdmin, code: string): Promise<void> {
  const { userId, totpSecret } = admin;
  await limitCodes(context, userId, async () => {
    const step = totpSecret === null ? null : await findStep(context, totpSecret, code);
    const isTaken =
      step === null
        ? await takeBackupCode(context, userId, hashBackupCode(context, userId, code))
        : await takeTotpStep(context, userId, step);
    return isTaken || null;
  });
}
