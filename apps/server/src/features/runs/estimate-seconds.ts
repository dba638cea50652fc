import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { listReadingTimes } from './reading-times.repo.ts';

/** Fewer readings than this are no measure. */
const enough = 3;
const stepSeconds = 5;

/** The median time this server took for such a file, rounded up to five seconds; null: it has read too few of them. */
export async function estimateSeconds(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<number | null> {
  const times = (await listReadingTimes(context, document)).toSorted((one, two) => one - two);
  const middle = times[Math.floor(times.length / 2)];
  if (middle === undefined || times.length < enough) return null;
  return Math.max(1, Math.ceil(middle / 1000 / stepSeconds)) * stepSeconds;
}
