import type { AdminDocument } from '@puente/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { parsePlace, toPlace } from '../../platform/http/page-place.ts';
import { type Admin, addAdminAction } from '../admins/index.ts';
import type { Authorized } from '../documents/index.ts';
import {
  countDocuments,
  type DocumentFilter,
  type DocumentPlace,
  type DocumentRow,
  type DocumentSort,
  listDocumentRows,
  toKey,
} from './documents-overview.repo.ts';

const placeSchema = z.tuple([z.string(), z.iso.datetime(), z.uuid()]);

const toRowPlace = (sort: DocumentSort, row: DocumentRow): DocumentPlace => [
  toKey(sort, row),
  row.uploadedAt.toISOString(),
  row.id,
];

interface Page extends DocumentFilter {
  readonly sort: DocumentSort;
  readonly after: string | undefined;
  readonly limit: number;
}

/** How documents stand; nothing of what they hold is opened. @throws AppError invalid_input */
export async function listDocuments(
  context: Context,
  _admin: Authorized<Admin, 'admin'>,
  { sort, after, limit, ...filter }: Page,
): Promise<{ items: AdminDocument[]; count: number; next: string | null }> {
  const place = after === undefined ? null : parsePlace(placeSchema, after);
  const rows = await listDocumentRows(context, filter, { sort, after: place, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({ ...row, fileName: null, uploadedAt: row.uploadedAt.toISOString() })),
    count: await countDocuments(context, filter),
    next: last && rows.length > limit ? toPlace(toRowPlace(sort, last)) : null,
  };
}

export const documentColumns = ['sessionId', 'formType', 'status', 'errorCode', 'pages', 'uploadedAt'];
const rowsAtOnce = 500;

/** The rows of the export, read a page at a time. */
export async function exportDocuments(
  context: Context,
  admin: Authorized<Admin, 'admin'>,
  filter: DocumentFilter,
): Promise<AsyncIterable<string[]>> {
  await addAdminAction(context, { action: 'documents-exported', adminId: admin.id });
  return readRows(context, filter);
}

async function* readRows(context: Context, filter: DocumentFilter): AsyncGenerator<string[]> {
  const sort = 'newest';
  let after: DocumentPlace | null = null;
  for (;;) {
    const rows: DocumentRow[] = await listDocumentRows(context, filter, { sort, after, limit: rowsAtOnce });
    for (const { sessionId, formType, status, errorCode, pageCount, uploadedAt } of rows)
      yield [sessionId, formType, status, errorCode ?? '', String(pageCount), uploadedAt.toISOString()];
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = toRowPlace(sort, last);
  }
}
