import type { Context } from '../../context.ts';
import { deleteGivings, type Giver } from './subscribers.repo.ts';

/** Takes back the addresses that were given by whoever asks, and says how many there were. What others gave stays. */
export async function forgetEmails(context: Context, givers: readonly Giver[]): Promise<number> {
  const deleted = await deleteGivings(context, givers);
  if (deleted > 0) context.log.info({ deleted }, 'given addresses deleted');
  return deleted;
}
