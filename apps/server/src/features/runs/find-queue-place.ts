import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { orderQueue } from './order-queue.ts';
import { listRunQueue } from './run-queue.repo.ts';

/** How many files will be begun before this one; null when it does not wait. */
export async function findQueuePlace(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<number | null> {
  const order = orderQueue(await listRunQueue(context, 'form'), (owner) => context.runRounds.lastOf(owner));
  const place = order.findIndex(({ id }) => id === document.id);
  return place === -1 ? null : place;
}
