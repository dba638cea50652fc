import type { Context } from '../../context.ts';
import { admitSlowly, countAttempts, findAttempts } from '../attempts/index.ts';
import { byAddress, hourMs, type Try } from './tries.ts';

/** More than a few people at a clinic forget in an hour that they have an account. */
const freeOfTaken = 20;

/**
 * Where no mail goes out, making an account tells who has one. A place that heard it often is slowed down, whatever it
 * asks for: an answer that came only for addresses that are taken would tell as well.
 * @throws AppError too_many_sign_ins
 */
export async function limitTakenAddresses<T>(
  context: Context,
  one: Try,
  run: () => Promise<T | null>,
): Promise<T | null> {
  const of = `taken address ${byAddress(one)}`;
  if ((await findAttempts(context, context.hashTry(of))) >= freeOfTaken)
    await admitSlowly(context, of, 'too_many_sign_ins');
  const created = await run();
  if (created === null) await countAttempts(context, [{ of, windowMs: hourMs }], 'too_many_sign_ins');
  return created;
}
