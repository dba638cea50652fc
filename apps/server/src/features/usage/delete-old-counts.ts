import type { Services } from '../../context.ts';
import { deleteCountsBefore } from './usage.repo.ts';

/** A year can be compared with the one before. */
export const countDays = 400;
const dayMs = 24 * 60 * 60_000;

export const deleteOldCounts = (services: Services): Promise<void> =>
  deleteCountsBefore(
    services,
    new Date(services.clock().getTime() - countDays * dayMs).toISOString().slice(0, 10),
  );
