import type { EmailSource } from '@puente/contract';
import type { Context } from '../../context.ts';
import { parseEmail } from '../accounts/index.ts';
import { insertSubscriber } from './subscribers.repo.ts';

/**
 * Keeps an address once, however often it is given; a name given later does not change what is kept. Nothing tells the
 * caller whether it was there before.
 * @throws AppError invalid_email
 */
export async function collectEmail(
  context: Context,
  given: { email: string; firstName: string; lastName: string; source: EmailSource },
): Promise<void> {
  await insertSubscriber(context, { ...given, email: parseEmail(given.email) });
  context.log.info({ source: given.source }, 'an address was given');
}
