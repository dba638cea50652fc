import { type Analytics, documentStatuses } from '@puente/contract';
import type { Context } from '../../context.ts';
import type { Admin } from '../admins/index.ts';
import type { Authorized } from '../documents/index.ts';
import { hideFew, listCounts, toAnalytics } from '../usage/index.ts';
import { countStatuses } from './documents-overview.repo.ts';
import { listLastDays } from './last-days.ts';
import { listVisitDays } from './visits-overview.repo.ts';

/** Counts of the last 30 days; of the status, of the documents that are here now. */
export async function getAnalytics(context: Context, _admin: Authorized<Admin, 'admin'>): Promise<Analytics> {
  const days = listLastDays(context.clock());
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const statuses = await countStatuses(context);
  return {
    from,
    to,
    visits: await listVisitDays(context, days),
    statuses: documentStatuses.map((status) => ({ status, count: hideFew(statuses[status]) })),
    ...toAnalytics(await listCounts(context, from)),
  };
}
