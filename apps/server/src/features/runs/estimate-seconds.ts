import type { Context, Services } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { listReadingTimes, measureAllReadings } from './reading-times.repo.ts';

/** Fewer readings than this are no measure. */
const enough = 3;
const stepSeconds = 5;

/** Rounded up to five seconds. */
const toSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000 / stepSeconds)) * stepSeconds;

/** The median time this server took for such a file, rounded up to five seconds; null: it has read too few of them. */
export async function estimateSeconds(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<number | null> {
  const times = (await listReadingTimes(context, document)).toSorted((one, two) => one - two);
  const middle = times[Math.floor(times.length / 2)];
  if (middle === undefined || times.length < enough) return null;
  return toSeconds(middle);
}

/** How many files this server read in the last 30 days, and the median of how long it took; null: none. */
export async function measureReadings(
  services: Services,
): Promise<{ documents: number; medianSeconds: number } | null> {
  const { documents, medianMs } = await measureAllReadings(services);
  return medianMs === null ? null : { documents, medianSeconds: toSeconds(medianMs) };
}
