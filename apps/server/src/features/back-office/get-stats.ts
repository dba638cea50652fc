import type { AdminStats } from '@puente/contract';
import type { Context } from '../../context.ts';
import type { Admin } from '../admins/index.ts';
import type { Authorized } from '../documents/index.ts';
import { countSubscribers } from '../email-capture/index.ts';
import { countStatuses } from './documents-overview.repo.ts';
import { listLastDays } from './last-days.ts';
import { countVisitors, findMeanReading } from './visits-overview.repo.ts';

/** The four cards. */
export async function getStats(context: Context, _admin: Authorized<Admin, 'admin'>): Promise<AdminStats> {
  const days = listLastDays(context.clock());
  const [first = '', today = ''] = [days[0], days.at(-1)];
  const visitors = await countVisitors(context, today);
  const statuses = await countStatuses(context);
  return {
    totalVisitors: visitors.total,
    todayVisitors: visitors.today,
    totalEmails: await countSubscribers(context),
    totalDocuments: Object.values(statuses).reduce((sum, count) => sum + count, 0),
    completedDocuments: statuses.processed,
    processingDocuments: statuses.processing,
    errorDocuments: statuses.error,
    avgProcessingTime: await findMeanReading(context, new Date(first)),
  };
}
