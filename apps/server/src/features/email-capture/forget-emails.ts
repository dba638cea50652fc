import type { Context } from '../../context.ts';
import { deleteSubscribers, type Giver } from './subscribers.repo.ts';

/** Deletes the addresses that were given by whoever asks, and says how many there were. Those others gave stay. */
export async function forgetEmails(context: Context, givers: readonly Giver[]): Promise<number> {
  const deleted = await deleteSubscribers(context, givers);
  if (deleted > 0) context.log.info({ deleted }, 'given addresses deleted');
  return deleted;
}
