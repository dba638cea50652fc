import type { TargetForm } from '@puente/contract';
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Quota } from '../../config.ts';
import type { Services } from '../../context.ts';
import { documentRuns, documents, ownBlanks, reviews } from '../../platform/database/schema.ts';
import { type DocumentKey, openDocumentKey } from '../../platform/sealing/seal.ts';
import type { Document, Owner } from './document.ts';
import { type RunRow, toWorkState } from './to-work-state.ts';

type DocumentRow = typeof documents.$inferSelect;
/** A document with its newest runs, as far as there were any. */
interface Row {
  readonly document: DocumentRow;
  readonly hasOwnBlank: boolean;
  readonly form: RunRow | null;
  readonly texts: RunRow | null;
}

const fileNamePurpose = 'file-name';

function toOwner({ visitorId, userId }: DocumentRow): Owner {
  if (userId !== null) return { userId };
  if (visitorId !== null) return { visitorId };
  throw new Error('a document without an owner');
}

/**
 * Null without the salt: its document was deleted, and a crash came before the row was gone. What else it says cannot be
 * opened any more, by us neither.
 */
async function findOpened(services: Services, row: Row): Promise<Document | null> {
  const { id, wrappedKey } = row.document;
  const salt = await services.storage.findSalt(id);
  if (!salt) {
    services.log.warn({ documentId: id }, 'a document without its salt');
    return null;
  }
  return toDocument(row, openDocumentKey(services.masterKey, id, { wrapped: wrappedKey, salt }));
}

function toDocument({ document: row, hasOwnBlank, form, texts }: Row, key: DocumentKey): Document {
  return {
    id: row.id,
    sessionId: row.sessionId,
    owner: toOwner(row),
    passHash: row.passHash,
    key,
    fileName: key.open(row.fileName, fileNamePurpose).toString('utf8'),
    fileSizeBytes: row.fileSizeBytes,
    pageCount: row.pageCount,
    formType: row.formType,
    reviewStatus: row.reviewStatus,
    version: row.version,
    visionModelAllowed: row.visionModelAllowed,
    isSample: row.isSample,
    hasOwnBlank,
    ...toWorkState(form, texts, row.pageCount),
    uploadedAt: row.uploadedAt,
    lastUsedAt: row.lastUsedAt,
  };
}

export interface NewDocument {
  readonly id: string;
  readonly sessionId: string;
  readonly owner: Owner;
  readonly passHash: string | null;
  readonly key: DocumentKey;
  readonly fileName: string;
  readonly fileSizeBytes: number;
  readonly pageCount: number;
  readonly isSample: boolean;
}

export async function insertDocument(services: Services, created: NewDocument): Promise<Document> {
  const now = services.clock();
  const [row] = await services.db
    .insert(documents)
    .values({
      id: created.id,
      sessionId: created.sessionId,
      ...created.owner,
      passHash: created.passHash,
      wrappedKey: created.key.wrapped,
      fileName: created.key.seal(Buffer.from(created.fileName), fileNamePurpose),
      fileSizeBytes: created.fileSizeBytes,
      pageCount: created.pageCount,
      isSample: created.isSample,
      formType: 'I-485',
      reviewStatus: 'pending',
      uploadedAt: now,
      lastUsedAt: now,
    })
    .returning();
  if (!row) throw new Error('the document was not stored');
  return toDocument({ document: row, hasOwnBlank: false, form: null, texts: null }, created.key);
}

const formRuns = alias(documentRuns, 'form_runs');
const textRuns = alias(documentRuns, 'text_runs');

const hasOwnBlank = sql<boolean>`exists (select 1 from ${ownBlanks} where ${ownBlanks.documentId} = ${documents.id} and ${ownBlanks.formType} = ${documents.formType})`;

const selectRows = ({ db }: Pick<Services, 'db'>, condition: SQL): Promise<Row[]> =>
  db
    .select({ document: documents, hasOwnBlank, form: formRuns, texts: textRuns })
    .from(documents)
    .leftJoin(formRuns, and(eq(formRuns.documentId, documents.id), eq(formRuns.kind, 'form')))
    .leftJoin(textRuns, and(eq(textRuns.documentId, documents.id), eq(textRuns.kind, 'texts')))
    .where(condition)
    .orderBy(desc(documents.lastUsedAt), desc(documents.uploadedAt));

export async function findDocumentBySession(services: Services, sessionId: string): Promise<Document | null> {
  const [row] = await selectRows(services, eq(documents.sessionId, sessionId));
  return row ? findOpened(services, row) : null;
}

export async function hasDocumentRow({ db }: Pick<Services, 'db'>, id: string): Promise<boolean> {
  const rows = await db.select({ id: documents.id }).from(documents).where(eq(documents.id, id));
  return rows.length > 0;
}

const ownBlanksBytes = sql`(select coalesce(sum(${ownBlanks.sizeBytes}), 0) from ${ownBlanks} where ${ownBlanks.documentId} = ${documents.id})`;

/** What an owner has here, blanks they added included. */
export async function findStored(services: Services, owner: Owner): Promise<Quota> {
  const isOwn =
    'userId' in owner ? eq(documents.userId, owner.userId) : eq(documents.visitorId, owner.visitorId);
  const [row] = await services.db
    .select({
      documents: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${documents.fileSizeBytes} + ${ownBlanksBytes}), 0)::float8`,
    })
    .from(documents)
    .where(isOwn);
  return row ?? { documents: 0, bytes: 0 };
}

export async function findDocumentById(services: Services, id: string): Promise<Document | null> {
  const [row] = await selectRows(services, eq(documents.id, id));
  return row ? findOpened(services, row) : null;
}

/** The documents of an account, the one used last first. */
export const listDocumentsOf = (services: Services, userId: string): Promise<Document[]> =>
  listDocuments(services, eq(documents.userId, userId));

/** The documents in no account that these passes open. */
export const listDocumentsByPass = (services: Services, passHashes: readonly string[]): Promise<Document[]> =>
  listDocuments(services, inArray(documents.passHash, [...passHashes]));

async function listDocuments(services: Services, condition: SQL): Promise<Document[]> {
  const rows = await selectRows(services, condition);
  const opened = await Promise.all(rows.map((row) => findOpened(services, row)));
  return opened.filter((document) => document !== null);
}

/** Also of what cannot be opened any more. */
export async function listDocumentIdsOf(services: Services, userId: string): Promise<string[]> {
  const rows = await services.db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.userId, userId));
  return rows.map(({ id }) => id);
}

/** What was in no account goes into this one; its pass opens nothing any more. */
export async function updateOwner(services: Services, id: string, userId: string): Promise<void> {
  await services.db
    .update(documents)
    .set({ visitorId: null, passHash: null, userId })
    .where(and(eq(documents.id, id), isNull(documents.userId)));
}

/** Of a document in no account; one that was taken into an account meanwhile has none. */
export async function updatePassHash(services: Services, id: string, passHash: string): Promise<void> {
  await services.db
    .update(documents)
    .set({ passHash })
    .where(and(eq(documents.id, id), isNull(documents.userId)));
}

export async function updateVisionModelAllowed(
  services: Services,
  id: string,
  visionModelAllowed: boolean,
): Promise<void> {
  await services.db.update(documents).set({ visionModelAllowed }).where(eq(documents.id, id));
}

export async function updateLastUsed(services: Services, id: string): Promise<void> {
  await services.db.update(documents).set({ lastUsedAt: services.clock() }).where(eq(documents.id, id));
}

/**
 * What a form's newest review says. An approval that ended, because the answers are no longer what was approved, says
 * nothing.
 */
const toReviewStatus = (formType: TargetForm | typeof documents.formType) =>
  sql<
    Document['reviewStatus']
  >`coalesce((select case when ${reviews.endedAt} is null then ${reviews.status} else 'pending' end from ${reviews} where ${reviews.documentId} = ${documents.id} and ${reviews.formType} = ${formType} order by ${reviews.submittedAt} desc limit 1), 'pending')`;

/** The form chosen, with what its newest review says. */
export async function updateFormType(
  { db }: Pick<Services, 'db'>,
  id: string,
  formType: TargetForm,
): Promise<void> {
  await db
    .update(documents)
    .set({ formType, reviewStatus: toReviewStatus(formType) })
    .where(eq(documents.id, id));
}

/**
 * Holds the document until the transaction ends: nobody else adds a version or a link meanwhile. Returns its version, or
 * null when it is gone.
 */
export async function lockDocument({ db }: Pick<Services, 'db'>, id: string): Promise<number | null> {
  const ofDocument = eq(documents.id, id);
  const [row] = await db
    .select({ version: documents.version })
    .from(documents)
    .where(ofDocument)
    .for('update');
  return row?.version ?? null;
}

/**
 * The number of a new version; null when the document is gone. No approval counts for that version until it has been
 * compared with what was approved.
 */
export async function takeNextVersion({ db }: Pick<Services, 'db'>, id: string): Promise<number | null> {
  const [row] = await db
    .update(documents)
    .set({ version: sql`${documents.version} + 1`, reviewStatus: 'pending' })
    .where(eq(documents.id, id))
    .returning({ number: documents.version });
  return row?.number ?? null;
}

/** What stands beside the document: what the newest review of the form chosen says. */
export async function refreshReviewStatus({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  await db
    .update(documents)
    .set({ reviewStatus: toReviewStatus(documents.formType) })
    .where(eq(documents.id, id));
}

/**
 * Deletes a row with everything that belongs to it, and its salt. The salt goes before the deletion counts: whoever is
 * told that it is deleted may rely on it, and when the power goes in between the document is gone as well.
 */
async function deleteRow({ db, storage }: Services, id: string, condition?: SQL): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(documents)
      .where(and(eq(documents.id, id), condition))
      .returning({ id: documents.id });
    if (gone.length > 0) await storage.destroySalt(id);
    return gone.length > 0;
  });
}

export const deleteDocumentRow = (services: Services, id: string): Promise<boolean> =>
  deleteRow(services, id);

/** An account's documents stay until the account says otherwise. */
const isUnused = (before: Date) => and(isNull(documents.userId), lt(documents.lastUsedAt, before));

export const deleteDocumentRowIfUnused = (services: Services, id: string, before: Date): Promise<boolean> =>
  deleteRow(services, id, isUnused(before));

export async function listUnusedDocumentIds(services: Services, before: Date): Promise<string[]> {
  const rows = await services.db.select({ id: documents.id }).from(documents).where(isUnused(before));
  return rows.map((row) => row.id);
}
