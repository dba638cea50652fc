import type { AdminDocument, DocumentStatus, documentSorts } from '@puente/contract';
import { and, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documentRuns, documents } from '../../platform/database/schema.ts';

export type DocumentSort = (typeof documentSorts)[number];

export interface DocumentFilter {
  readonly status: DocumentStatus | undefined;
  /** The beginning of a session id. */
  readonly search: string | undefined;
}

/** Where a page ended: what it is sorted by, when it was uploaded, its id. */
export type DocumentPlace = readonly [key: string, uploadedAt: string, id: string];

export interface DocumentRow extends Omit<AdminDocument, 'uploadedAt' | 'fileName'> {
  readonly uploadedAt: Date;
}

const status = sql<DocumentStatus>`coalesce(${documentRuns.status}, 'uploaded')`;

const toStatusCondition = (wanted: DocumentStatus): SQL | undefined =>
  wanted === 'uploaded'
    ? or(isNull(documentRuns.status), eq(documentRuns.status, 'uploaded'))
    : eq(documentRuns.status, wanted);

/** Signs of a pattern stand for themselves. */
const toPrefix = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const toConditions = ({ status: wanted, search }: DocumentFilter) =>
  // The paper of an invented person is nobody's document.
  and(
    eq(documents.isSample, false),
    wanted && toStatusCondition(wanted),
    search ? like(documents.sessionId, toPrefix(search)) : undefined,
  );

const ofForm = and(eq(documentRuns.documentId, documents.id), eq(documentRuns.kind, 'form'));

/** What each order goes by, before the day and the id; and whether it goes down. */
const orders: Readonly<Record<DocumentSort, { readonly key: SQL<string> | null; readonly isDown: boolean }>> =
  {
    newest: { key: null, isDown: true },
    oldest: { key: null, isDown: false },
    status: { key: status, isDown: false },
    form: { key: sql<string>`${documents.formType}`, isDown: false },
  };

export const toKey = (sort: DocumentSort, row: DocumentRow): string =>
  sort === 'status' ? row.status : sort === 'form' ? row.formType : '';

function toAfter(sort: DocumentSort, [key, uploadedAt, id]: DocumentPlace): SQL {
  const { key: column, isDown } = orders[sort];
  const sign = sql.raw(isDown ? '<' : '>');
  const place = sql`${uploadedAt}::timestamptz, ${id}::uuid`;
  return column
    ? sql`(${column}, ${documents.uploadedAt}, ${documents.id}) ${sign} (${key}, ${place})`
    : sql`(${documents.uploadedAt}, ${documents.id}) ${sign} (${place})`;
}

function toOrder(sort: DocumentSort): SQL[] {
  const { key, isDown } = orders[sort];
  const way = sql.raw(isDown ? 'desc' : 'asc');
  return [...(key ? [key] : []), documents.uploadedAt, documents.id].map((each) => sql`${each} ${way}`);
}

/** How documents stand, from below `after`. */
export const listDocumentRows = (
  { db }: Pick<Services, 'db'>,
  filter: DocumentFilter,
  { sort, after, limit }: { sort: DocumentSort; after: DocumentPlace | null; limit: number },
) =>
  db
    .select({
      id: documents.id,
      sessionId: documents.sessionId,
      formType: documents.formType,
      status,
      errorCode: documentRuns.errorCode,
      pageCount: documents.pageCount,
      uploadedAt: documents.uploadedAt,
    })
    .from(documents)
    .leftJoin(documentRuns, ofForm)
    .where(and(toConditions(filter), after ? toAfter(sort, after) : undefined))
    .orderBy(...toOrder(sort))
    .limit(limit);

export async function countDocuments({ db }: Pick<Services, 'db'>, filter: DocumentFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(documents)
    .leftJoin(documentRuns, ofForm)
    .where(toConditions(filter));
  return row?.count ?? 0;
}

/** Of all documents that are here. */
export async function countStatuses({ db }: Pick<Services, 'db'>): Promise<Record<DocumentStatus, number>> {
  const rows = await db
    .select({ status, count: sql<number>`count(*)::int` })
    .from(documents)
    .leftJoin(documentRuns, ofForm)
    .where(eq(documents.isSample, false))
    .groupBy(status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  const of = (wanted: DocumentStatus) => counts.get(wanted) ?? 0;
  return {
    uploaded: of('uploaded'),
    processing: of('processing'),
    processed: of('processed'),
    error: of('error'),
  };
}
