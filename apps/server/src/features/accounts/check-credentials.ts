import { maxPasswordLength, minPasswordLength } from '@puente/contract';
import { AppError } from '../../platform/app-error.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** About 50,000, the commonest first found in leaks. Loaded with the first password that somebody chooses. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return common;
}

/**
 * For a password that is being chosen, in the order people are told.
 * @throws AppError password_too_short, password_too_long, password_common
 */
export async function assertGoodPassword(password: string, email: string | null): Promise<void> {
  if (password.length < minPasswordLength) throw new AppError('password_too_short');
  if (password.length > maxPasswordLength) throw new AppError('password_too_long');
  const plain = password.trim().toLowerCase();
  const isOwnName = email !== null && (plain === email || plain === email.split('@')[0]);
  if (isOwnName || /^(.)\1*$/u.test(plain) || (await loadCommonPasswords()).has(plain))
    throw new AppError('password_common');
}
