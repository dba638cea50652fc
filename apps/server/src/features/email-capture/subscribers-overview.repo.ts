import type { EmailRecord } from '@puente/contract';
import { asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { emailGivings, emailSubscribers } from '../../platform/database/schema.ts';

type SubscriberRow = typeof emailSubscribers.$inferSelect;
type GivingRow = typeof emailGivings.$inferSelect;

/** Where a page ended. */
export interface SubscriberPlace {
  readonly collectedAt: string;
  readonly id: string;
}

const openText = ({ masterKey }: Services, sealed: Buffer | null, purpose: string): string =>
  sealed === null ? '' : masterKey.open(sealed, purpose).toString();

/** An address told with names by several is shown with the first name and the first source that came with it. */
function toRecord(services: Services, row: SubscriberRow, givings: readonly GivingRow[]): EmailRecord {
  const named = givings.find(({ firstName, lastName }) => firstName !== null || lastName !== null);
  return {
    id: row.id,
    email: row.email && openText(services, row.email, `subscriber-email:${row.id}`),
    firstName: named ? openText(services, named.firstName, `subscriber-first-name:${named.id}`) : '',
    lastName: named ? openText(services, named.lastName, `subscriber-last-name:${named.id}`) : '',
    source: givings[0]?.source ?? '',
    subscribed: row.subscribed,
    verified: row.verified,
    collectedAt: row.collectedAt.toISOString(),
  };
}

async function toRecords(services: Services, rows: readonly SubscriberRow[]): Promise<EmailRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const givings = await services.db
    .select()
    .from(emailGivings)
    .where(inArray(emailGivings.subscriberId, ids))
    .orderBy(asc(emailGivings.givenAt));
  const byAddress = new Map<string, GivingRow[]>();
  for (const giving of givings) {
    const known = byAddress.get(giving.subscriberId);
    if (known) known.push(giving);
    else byAddress.set(giving.subscriberId, [giving]);
  }
  return rows.map((row) => toRecord(services, row, byAddress.get(row.id) ?? []));
}

/** The newest first, from below `after`; those who unsubscribed too. */
export async function listSubscriberRecords(
  services: Services,
  after: SubscriberPlace | null,
  limit: number,
): Promise<EmailRecord[]> {
  const rows = await services.db
    .select()
    .from(emailSubscribers)
    .where(
      after
        ? sql`(${emailSubscribers.collectedAt}, ${emailSubscribers.id}) < (${after.collectedAt}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(emailSubscribers.collectedAt), desc(emailSubscribers.id))
    .limit(limit);
  return toRecords(services, rows);
}

/** Those of these ids, in their order. */
export async function listRecordsById(services: Services, ids: readonly string[]): Promise<EmailRecord[]> {
  if (ids.length === 0) return [];
  const rows = await services.db
    .select()
    .from(emailSubscribers)
    .where(inArray(emailSubscribers.id, [...ids]));
  const records = new Map((await toRecords(services, rows)).map((record) => [record.id, record]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** Everybody, and those to whom mail may go. */
export async function countSubscriberRows({
  db,
}: Pick<Services, 'db'>): Promise<{ all: number; subscribed: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      subscribed: sql<number>`(count(*) filter (where ${emailSubscribers.subscribed}))::int`,
    })
    .from(emailSubscribers);
  return row ?? { all: 0, subscribed: 0 };
}

export async function countSubscribers(services: Pick<Services, 'db'>): Promise<number> {
  return (await countSubscriberRows(services)).subscribed;
}

/** Another text whenever an address or a name came or went. */
export async function findSubscribersState({ db }: Pick<Services, 'db'>): Promise<string> {
  const [addresses] = await db
    .select({ n: sql<number>`count(*)::int`, last: sql<string>`max(${emailSubscribers.collectedAt})::text` })
    .from(emailSubscribers)
    .where(isNotNull(emailSubscribers.email));
  const [givings] = await db
    .select({
      n: sql<number>`count(*)::int`,
      last: sql<string>`max(${emailGivings.givenAt})::text`,
      named: sql<number>`(count(*) filter (where ${emailGivings.firstName} is not null or ${emailGivings.lastName} is not null))::int`,
    })
    .from(emailGivings);
  return JSON.stringify([addresses, givings]);
}

/** The keyed hash of an address; undefined: there is none such. */
export async function findEmailHash({ db }: Pick<Services, 'db'>, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ emailHash: emailSubscribers.emailHash })
    .from(emailSubscribers)
    .where(eq(emailSubscribers.id, id));
  return row?.emailHash;
}
