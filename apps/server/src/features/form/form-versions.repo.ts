import { randomUUID } from 'node:crypto';
import type { EvidenceMap, TargetForm } from '@puente/contract';
import { followNameParts } from '@puente/forms/changes';
import { and, desc, eq, exists, gt, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { formVersions, reviewDrafts, reviewLinks, reviews } from '../../platform/database/schema.ts';
import { openJson, sealJson } from '../../platform/sealing/seal.ts';
import { type Document, lockDocument, takeNextVersion } from '../documents/index.ts';

type Row = typeof formVersions.$inferSelect;

export interface FormVersion {
  readonly number: number;
  readonly author: 'machine' | 'person';
  readonly data: Record<string, unknown>;
  readonly evidence: EvidenceMap;
  /** The review whose proposals it takes over. */
  readonly reviewId?: string | null;
}

/** A version as it is kept. */
interface KeptVersion extends FormVersion {
  readonly reviewId: string | null;
  readonly createdAt: Date;
}

const openVersion = (document: Document, row: Row): KeptVersion => ({
  number: row.number,
  author: row.author,
  reviewId: row.reviewId,
  createdAt: row.createdAt,
  data: openJson(document.key, row.data, `form-data:${row.id}`),
  evidence: openJson(document.key, row.evidence, `evidence:${row.id}`),
});

const ofForm = (document: Document, formType: TargetForm) =>
  and(eq(formVersions.documentId, document.id), eq(formVersions.formType, formType));

/**
 * The version that counts: the person's newest, else the machine's newest. What a person has saved stands whole;
 * a later reading is kept beside it and never put in its place.
 */
export async function findCurrentForm(
  services: Services,
  document: Document,
  formType: TargetForm,
): Promise<KeptVersion | null> {
  const [row] = await services.db
    .select()
    .from(formVersions)
    .where(ofForm(document, formType))
    .orderBy(desc(sql`${formVersions.author} = 'person'`), desc(formVersions.number))
    .limit(1);
  return row ? openVersion(document, row) : null;
}

/** Every version of a form, newest first, still closed. */
export async function listFormVersions(
  services: Services,
  document: Document,
  formType: TargetForm,
): Promise<Pick<KeptVersion, 'number' | 'author' | 'createdAt' | 'reviewId'>[]> {
  const { number, author, createdAt, reviewId } = formVersions;
  return services.db
    .select({ number, author, createdAt, reviewId })
    .from(formVersions)
    .where(ofForm(document, formType))
    .orderBy(desc(number));
}

export async function findFormVersion(
  services: Services,
  document: Document,
  formType: TargetForm,
  number: number,
): Promise<KeptVersion | null> {
  const [row] = await services.db
    .select()
    .from(formVersions)
    .where(and(ofForm(document, formType), eq(formVersions.number, number)));
  return row ? openVersion(document, row) : null;
}

/** The newest versions of a form, newest first, with their data and evidence. */
export async function listRecentForms(
  services: Services,
  document: Document,
  formType: TargetForm,
  max: number,
): Promise<KeptVersion[]> {
  const rows = await services.db
    .select()
    .from(formVersions)
    .where(ofForm(document, formType))
    .orderBy(desc(formVersions.number))
    .limit(max);
  return rows.map((row) => openVersion(document, row));
}

/**
 * A row ready to insert, sealed under the document's key. Every version passes here, whoever made it, so that none tells
 * a name in one line and another in its parts.
 */
export function toSealedVersion(
  document: Document,
  formType: TargetForm,
  version: FormVersion,
  now: Date,
): typeof formVersions.$inferInsert {
  const id = randomUUID();
  return {
    id,
    documentId: document.id,
    number: version.number,
    formType,
    author: version.author,
    reviewId: version.reviewId ?? null,
    data: sealJson(document.key, followNameParts(version.data), `form-data:${id}`),
    evidence: sealJson(document.key, version.evidence, `evidence:${id}`),
    createdAt: now,
  };
}

/** A row of its own for a version, with the next number of its document; null when the document is gone. */
async function insertVersion(
  tx: Services,
  document: Document,
  formType: TargetForm,
  version: Omit<FormVersion, 'number'>,
): Promise<number | null> {
  const number = await takeNextVersion(tx, document.id);
  if (number === null) return null;
  await tx.db
    .insert(formVersions)
    .values(toSealedVersion(document, formType, { ...version, number }, tx.clock()));
  return number;
}

/**
 * Every new version is made here: what is done in `work`, the version with it, or none of it. What must follow a version
 * follows it; until then no approval counts for it.
 */
async function addVersion(
  services: Services,
  document: Document,
  formType: TargetForm,
  work: (tx: Services) => Promise<number | null>,
): Promise<number | null> {
  const follow = services.afterVersion.get();
  const number = await services.db.transaction((db) => work({ ...services, db }));
  if (number !== null) await follow(services, document, formType);
  return number;
}

/**
 * Adds a person's version and returns its number; null when `expected` is given and a newer version of this form is
 * there. Versions of the other form count up the same numbers and are in nobody's way. `alongside` is kept with it or not
 * at all.
 */
export function addPersonVersion(
  services: Services,
  document: Document,
  form: Pick<FormVersion, 'data' | 'evidence' | 'reviewId'> & { formType: TargetForm },
  expected: number | null,
  alongside?: (tx: Services) => Promise<void>,
): Promise<number | null> {
  const { formType, ...created } = form;
  return addVersion(services, document, formType, async (tx) => {
    await lockDocument(tx, document.id);
    if (expected !== null) {
      const isNewer = and(ofForm(document, formType), gt(formVersions.number, expected));
      const newer = await tx.db.select({ id: formVersions.id }).from(formVersions).where(isNewer).limit(1);
      if (newer.length > 0) return null;
    }
    const number = await insertVersion(tx, document, formType, { ...created, author: 'person' });
    if (number !== null) await alongside?.(tx);
    return number;
  });
}

/** Adds what a reading gave, unless `first` says no; both are kept, or neither is. */
export function addMachineVersion(
  services: Services,
  document: Document,
  form: Pick<FormVersion, 'data' | 'evidence'> & { formType: TargetForm },
  first: (tx: Services) => Promise<boolean>,
): Promise<number | null> {
  const { formType, ...created } = form;
  return addVersion(services, document, formType, async (tx) => {
    await lockDocument(tx, document.id);
    return (await first(tx))
      ? insertVersion(tx, document, formType, { ...created, author: 'machine' })
      : null;
  });
}

/** Of saves in quick succession one is kept for each stretch of this length. */
const stretchMs = 10 * 60_000;

/**
 * Drops a save that the same page has replaced with a newer one. A machine's version stays, and so does one that a review
 * or a reviewer's draft was made for; while a review link is open nothing is dropped, for its reviewer may be looking at
 * any version. Older saves stay too: of a long sitting one is left for each stretch.
 */
export async function dropReplacedVersion(
  services: Services,
  document: Document,
  formType: TargetForm,
  number: number,
): Promise<void> {
  const { db } = services;
  const now = services.clock();
  const ofDocument = eq(reviewLinks.documentId, document.id);
  const isOpen = and(ofDocument, isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, now));
  const reviewed = and(eq(reviews.documentId, document.id), eq(reviews.baseVersion, number));
  const drafted = and(ofDocument, eq(reviewDrafts.baseVersion, number));
  const isReferred = [
    db.select({ one: sql`1` }).from(reviewLinks).where(isOpen),
    db.select({ one: sql`1` }).from(reviews).where(reviewed),
    db
      .select({ one: sql`1` })
      .from(reviewDrafts)
      .innerJoin(reviewLinks, eq(reviewLinks.id, reviewDrafts.linkId))
      .where(drafted),
  ];
  await db
    .delete(formVersions)
    .where(
      and(
        ofForm(document, formType),
        eq(formVersions.number, number),
        eq(formVersions.author, 'person'),
        gt(formVersions.createdAt, new Date(now.getTime() - stretchMs)),
        ...isReferred.map((query) => not(exists(query))),
      ),
    );
}

export async function deleteVersions(
  services: Services,
  document: Document,
  numbers: readonly number[],
): Promise<void> {
  const ofDocument = eq(formVersions.documentId, document.id);
  await services.db.delete(formVersions).where(and(ofDocument, inArray(formVersions.number, [...numbers])));
}
