import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { toNetwork } from '../../platform/http/to-network.ts';
import { countAttempts } from '../attempts/index.ts';

const windowMs = 15 * 60_000;
/** Somebody who mistypes or opens old links is not held up. */
const freeTries = 5;
const maxTries = 30;
const delayStepMs = 200;
const longestDelayMs = 2_000;

/**
 * For a token that opens nothing: the sixth from one network waits, each further one longer, and after thirty they are
 * refused for a quarter of an hour. A right token is never held up. Nobody guesses 256 bits, so refusing it would
 * protect nothing and would let one guesser behind a shared address (a clinic, a phone company) lock every lawyer out.
 * @throws AppError too_many_wrong_links
 */
export async function slowDownGuesser(context: Context, address: string): Promise<void> {
  const of = `wrong review token from ${toNetwork(address)}`;
  const { count } = await countAttempts(context, [{ of, max: maxTries, windowMs }], 'too_many_wrong_links');
  const delayMs = Math.min(longestDelayMs, Math.max(0, count - freeTries) * delayStepMs);
  if (delayMs > 0) await sleep(delayMs);
}
