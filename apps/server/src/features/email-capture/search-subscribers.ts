import { setImmediate } from 'node:timers/promises';
import type { EmailRecord } from '@puente/contract';
import type { Services } from '../../context.ts';
import {
  findSubscribersState,
  listRecordsById,
  listSubscriberRecords,
  type SubscriberPlace,
} from './subscribers-overview.repo.ts';

// Addresses are sealed one by one, and no index of the database may tell what is in them. To be searched they are opened
// once and kept in memory for as long as somebody searches.

interface Entry {
  readonly id: string;
  /** Address and names, folded. */
  readonly text: string;
}

interface Opened {
  /** Of the tables they were opened from. */
  readonly state: string;
  /** The newest first. */
  readonly entries: Promise<readonly Entry[]>;
  readonly timer: NodeJS.Timeout;
}

const keptMs = 10 * 60_000;
const rowsAtOnce = 200;

const opened = new WeakMap<Services['db'], Opened>();

const fold = (text: string) => text.toLowerCase().normalize('NFC');

async function openAll(services: Services): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  let after: SubscriberPlace | null = null;
  for (;;) {
    const records: EmailRecord[] = await listSubscriberRecords(services, after, rowsAtOnce);
    for (const { id, email, firstName, lastName } of records)
      if (email !== null) entries.push({ id, text: fold([email, firstName, lastName].join('\n')) });
    const last = records.at(-1);
    if (!last || records.length < rowsAtOnce) return entries;
    after = last;
    // Others are answered in between.
    await setImmediate();
  }
}

async function openOnce(services: Services): Promise<readonly Entry[]> {
  const { db } = services;
  const state = await findSubscribersState(services);
  const known = opened.get(db);
  if (known) clearTimeout(known.timer);
  const timer = setTimeout(() => opened.delete(db), keptMs).unref();
  const entries = known?.state === state ? known.entries : openAll(services);
  opened.set(db, { state, entries, timer });
  return entries.catch((error: unknown) => {
    opened.delete(db);
    throw error;
  });
}

/** Ids of addresses that hold the text in address, first or last name, whatever its case; the newest first. */
export async function searchSubscribers(services: Services, text: string): Promise<string[]> {
  const wanted = fold(text);
  const entries = await openOnce(services);
  return entries.filter((entry) => entry.text.includes(wanted)).map(({ id }) => id);
}

/** Of the addresses found, those from below `after`. */
export async function findSubscribers(
  services: Services,
  ids: readonly string[],
  after: string | null,
  limit: number,
): Promise<EmailRecord[]> {
  const begin = after === null ? 0 : ids.indexOf(after) + 1;
  return listRecordsById(services, ids.slice(begin, begin + limit));
}
