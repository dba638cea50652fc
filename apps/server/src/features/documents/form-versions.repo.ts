import { randomUUID } from 'node:crypto';
import type { EvidenceMap, FormType } from '@puente/contract';
import { followNameParts } from '@puente/forms/changes';
import { and, desc, eq, exists, gt, isNull, not, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import {
  documents,
  formVersions,
  reviewDrafts,
  reviewLinks,
  reviews,
} from '../../platform/database/schema.ts';
import { openJson, sealJson } from '../../platform/sealing/seal.ts';
import type { Document } from './document.ts';
import { lockDocument } from './documents.repo.ts';

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

const ofForm = (document: Document, formType: FormType) =>
  and(eq(formVersions.documentId, document.id), eq(formVersions.formType, formType));

/**
 * The version that counts: the person's newest, else the machine's newest. What a person has saved stands whole;
 * a later reading is kept beside it and never put in its place.
 */
export async function findCurrentForm(
  services: Services,
  document: Document,
  formType: FormType,
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
  formType: FormType,
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
  formType: FormType,
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
  formType: FormType,
  most: number,
): Promise<KeptVersion[]> {
  const rows = await services.db
    .select()
    .from(formVersions)
    .where(ofForm(document, formType))
    .orderBy(desc(formVersions.number))
    .limit(most);
  return rows.map((row) => openVersion(document, row));
}

/**
 * A row ready to insert, sealed under the document's key. Every version passes here, whoever made it, so that none tells
 * a name in one line and another in its parts.
 */
export function toSealedVersion(
  document: Document,
  formType: FormType,
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

/**
 * Adds a person's version and returns its number; null when `expected` is given and a newer version of this form is
 * there. Versions of the other form count up the same numbers and are in nobody's way. `alongside` is kept with it or not
 * at all. No approval counts for it until it has been compared with what was approved.
 */
export async function addPersonVersion(
  services: Services,
  document: Document,
  form: Pick<FormVersion, 'data' | 'evidence' | 'reviewId'> & { formType: FormType },
  expected: number | null,
  alongside?: (tx: Services['db']) => Promise<void>,
): Promise<number | null> {
  return services.db.transaction(async (tx) => {
    await lockDocument({ db: tx }, document.id);
    if (expected !== null) {
      const isNewer = and(ofForm(document, form.formType), gt(formVersions.number, expected));
      const newer = await tx.select({ id: formVersions.id }).from(formVersions).where(isNewer).limit(1);
      if (newer.length > 0) return null;
    }
    const [row] = await tx
      .update(documents)
      .set({ version: sql`${documents.version} + 1`, reviewStatus: 'pending' })
      .where(eq(documents.id, document.id))
      .returning({ number: documents.version });
    if (!row) return null;
    const version = {
      number: row.number,
      author: 'person' as const,
      data: form.data,
      evidence: form.evidence,
      reviewId: form.reviewId ?? null,
    };
    await tx.insert(formVersions).values(toSealedVersion(document, form.formType, version, services.clock()));
    await alongside?.(tx);
    return row.number;
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
  formType: FormType,
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
