import type { Context } from '../../context.ts';
import {
  admitSlowly,
  countAttempts,
  deleteAttempts,
  findAttempts,
  removeAttempt,
  toTurn,
} from '../attempts/index.ts';
import { byAddress, byBoth, byEmail, hourMs, minuteMs, type Try } from './tries.ts';

/** A try with a password. `browserId`: of a browser that was signed in to this account before. */
export interface Guess extends Try {
  readonly browserId: string | null;
}

const maxTries = 10;
const maxOfAddress = 100;
const windowMs = 15 * minuteMs;
/** From then on an account's tries from everywhere take turns. */
const freeOfEmail = 60;

/** What is tried. */
type What = 'sign in' | 'confirm';

const everywhere = (what: What, one: Try) => `${what} ${byEmail(one)}`;
/** A network that has not been wrong about this account waits only for others like it. */
const toQueue = (what: What, one: Try, isNew: boolean) =>
  `${everywhere(what, one)} ${isNew ? 'from somewhere new' : 'again'}`;

/**
 * Counts a try of a browser nobody knows. A few wrong passwords for one account from one place, more from one place for
 * all accounts, as a clinic shares one. An account's tries from everywhere are never refused, for a stranger could lock
 * its owner out: they take turns. Returns the keys it is counted under.
 */
async function admitStranger(context: Context, what: What, one: Try): Promise<string[]> {
  const ofBoth = { of: `${what} ${byBoth(one)}`, max: maxTries, windowMs };
  const ofAddress = { of: `${what} ${byAddress(one)}`, max: maxOfAddress, windowMs };
  const ofEmail = { of: everywhere(what, one), windowMs: hourMs };
  const { keys } = await countAttempts(context, [ofBoth, ofAddress], 'too_many_sign_ins');
  const email = await countAttempts(context, [ofEmail], 'too_many_sign_ins');
  if (email.count <= freeOfEmail) return [...keys, ...email.keys];
  const isNew = (await findAttempts(context, context.hashTry(ofBoth.of))) === 1;
  await admitSlowly(context, toQueue(what, one, isNew), 'too_many_sign_ins').catch(async (error) => {
    // Nothing was tried: whoever waits for their turn does not use up their tries.
    await uncount(context, keys);
    throw error;
  });
  return [...keys, ...email.keys];
}

async function uncount(context: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) await removeAttempt(context, key);
}

/**
 * Runs a try with a password; only the ones that fail (null) stay counted. A browser that was signed in to the account
 * before has a count of its own, which nobody else can use up.
 * @throws AppError too_many_sign_ins, also for the right password
 */
export async function limitGuesses<T>(
  context: Context,
  { browserId, ...one }: Guess,
  run: () => Promise<T | null>,
  what: What = 'sign in',
): Promise<T | null> {
  const own = { of: `${what} in browser ${browserId} ${byEmail(one)}`, max: maxTries, windowMs };
  const keys = browserId
    ? (await countAttempts(context, [own], 'too_many_sign_ins')).keys
    : await admitStranger(context, what, one);
  const found = await run();
  if (found !== null) await uncount(context, keys);
  return found;
}

/** The account's owner has proven who they are: what others tried is forgotten. */
export async function forgetGuesses(context: Context, one: Try): Promise<void> {
  const queues = [true, false].map((isNew) => toTurn(toQueue('sign in', one, isNew)).of);
  const counted = [everywhere('sign in', one), `sign in ${byBoth(one)}`, ...queues];
  await deleteAttempts(context, counted.map(context.hashTry));
}

/**
 * For the password that is asked for once more in a session. Only its holder can get here, so only they are counted.
 * @throws AppError too_many_sign_ins, also for the right password
 */
export async function limitOwnGuesses<T>(
  context: Context,
  pass: string,
  run: () => Promise<T | null>,
): Promise<T | null> {
  const limit = { of: `password in session ${pass}`, max: maxTries, windowMs };
  const { keys } = await countAttempts(context, [limit], 'too_many_sign_ins');
  const found = await run();
  if (found !== null) await uncount(context, keys);
  return found;
}
