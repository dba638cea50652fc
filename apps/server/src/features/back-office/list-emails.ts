import type { EmailRecord } from '@puente/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { parsePlace, toPlace } from '../../platform/http/page-place.ts';
import { type Admin, addAdminAction } from '../admins/index.ts';
import type { Authorized } from '../documents/index.ts';
import {
  countSubscriberRows,
  deleteSubscriber,
  findSubscribers,
  listSubscriberRecords,
  searchSubscribers,
  stopMailTo,
} from '../email-capture/index.ts';

const placeSchema = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([collectedAt, id]) => ({ collectedAt, id }));

interface Page {
  readonly search: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Addresses given for mail, the newest first. @throws AppError invalid_input */
export async function listEmails(
  context: Context,
  _admin: Authorized<Admin, 'admin'>,
  { search, after, limit }: Page,
): Promise<{ items: EmailRecord[]; count: number; next: string | null }> {
  const place = after === undefined ? null : parsePlace(placeSchema, after);
  const found = search ? await searchSubscribers(context, search) : null;
  const rows = found
    ? await findSubscribers(context, found, place?.id ?? null, limit + 1)
    : await listSubscriberRecords(context, place, limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    count: found ? found.length : (await countSubscriberRows(context)).all,
    next: last && rows.length > limit ? toPlace([last.collectedAt, last.id]) : null,
  };
}

export const emailColumns = [
  'email',
  'firstName',
  'lastName',
  'source',
  'subscribed',
  'verified',
  'collectedAt',
];
const rowsAtOnce = 500;

/** The rows of the export, opened a page at a time. */
export async function exportEmails(
  context: Context,
  admin: Authorized<Admin, 'admin'>,
  search: string | undefined,
): Promise<AsyncIterable<string[]>> {
  await addAdminAction(context, { action: 'emails-exported', adminId: admin.id });
  const found = search ? await searchSubscribers(context, search) : null;
  return readRows(context, found);
}

async function* readRows(context: Context, found: readonly string[] | null): AsyncGenerator<string[]> {
  let after: EmailRecord | null = null;
  for (;;) {
    const records: EmailRecord[] = found
      ? await findSubscribers(context, found, after?.id ?? null, rowsAtOnce)
      : await listSubscriberRecords(context, after, rowsAtOnce);
    for (const { email, firstName, lastName, source, subscribed, verified, collectedAt } of records)
      yield [email ?? '', firstName, lastName, source, String(subscribed), String(verified), collectedAt];
    after = records.at(-1) ?? null;
    if (!after || records.length < rowsAtOnce) return;
  }
}

/** No mail goes there any more. @throws AppError not_found */
export async function unsubscribeEmail(
  context: Context,
  admin: Authorized<Admin, 'admin'>,
  id: string,
): Promise<void> {
  if (!(await stopMailTo(context, id))) throw new AppError('not_found');
  await addAdminAction(context, { action: 'email-unsubscribed', adminId: admin.id, target: id });
}

/** @throws AppError not_found */
export async function deleteEmail(
  context: Context,
  admin: Authorized<Admin, 'admin'>,
  id: string,
): Promise<void> {
  if (!(await deleteSubscriber(context, id))) throw new AppError('not_found');
  await addAdminAction(context, { action: 'email-deleted', adminId: admin.id, target: id });
}
