import type { Context } from '../../context.ts';
import { toNetwork } from '../../platform/http/to-network.ts';
import { countAttempts, removeAttempt } from '../attempts/index.ts';

/** Who tries: the address the request came from, and the email the try is about. */
export interface Try {
  readonly address: string;
  readonly email: string;
}

interface Limit {
  readonly of: (one: Try) => string;
  readonly max: number;
  readonly windowMs: number;
}

const minuteMs = 60_000;
const byAddress = ({ address }: Try) => `from ${toNetwork(address)}`;
const byEmail = ({ email }: Try) => `for ${email}`;
const byBoth = (one: Try) => `${byAddress(one)} ${byEmail(one)}`;

/**
 * A few wrong passwords for one account from one place; more for the account from everywhere, so that a stranger
 * cannot lock its owner out from one place; more still from one place for all accounts, as a clinic shares one.
 */
const signInLimits: readonly Limit[] = [
  { of: byBoth, max: 10, windowMs: 15 * minuteMs },
  { of: byEmail, max: 60, windowMs: 60 * minuteMs },
  { of: byAddress, max: 100, windowMs: 15 * minuteMs },
];

const mailLimits: readonly Limit[] = [
  { of: byEmail, max: 3, windowMs: 60 * minuteMs },
  { of: byAddress, max: 30, windowMs: 60 * minuteMs },
];

const toLimits = (one: Try, what: string, limits: readonly Limit[]) =>
  limits.map(({ of, ...limit }) => ({ ...limit, of: `${what} ${of(one)}` }));

/**
 * Runs a try with a password; only the ones that fail (null) stay counted.
 * @throws AppError too_many_sign_ins, also for the right password
 */
export async function limitGuesses<T>(
  context: Context,
  one: Try,
  run: () => Promise<T | null>,
): Promise<T | null> {
  const limits = toLimits(one, 'sign in', signInLimits);
  const { keys } = await countAttempts(context, limits, 'too_many_sign_ins');
  const found = await run();
  if (found !== null) for (const key of keys) await removeAttempt(context, key);
  return found;
}

/** @throws AppError too_many_mails */
export async function limitMails(context: Context, one: Try): Promise<void> {
  await countAttempts(context, toLimits(one, 'mail', mailLimits), 'too_many_mails');
}
