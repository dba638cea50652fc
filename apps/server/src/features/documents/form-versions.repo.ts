import { randomUUID } from 'node:crypto';
import type { EvidenceMap, FormType } from '@puente/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documents, formVersions } from '../../platform/database/schema.ts';
import { openJson, sealJson } from '../../platform/sealing/seal.ts';
import type { Document } from './document.ts';

type Row = typeof formVersions.$inferSelect;

export interface FormVersion {
  readonly number: number;
  readonly author: 'machine' | 'person';
  readonly data: Record<string, unknown>;
  readonly evidence: EvidenceMap;
}

/** A version as it is kept. */
interface KeptVersion extends FormVersion {
  readonly createdAt: Date;
}

const openVersion = (document: Document, row: Row): KeptVersion => ({
  number: row.number,
  author: row.author,
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
): Promise<Pick<KeptVersion, 'number' | 'author' | 'createdAt'>[]> {
  const { number, author, createdAt } = formVersions;
  return services.db
    .select({ number, author, createdAt })
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

/** A row ready to insert, sealed under the document's key. */
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
    data: sealJson(document.key, version.data, `form-data:${id}`),
    evidence: sealJson(document.key, version.evidence, `evidence:${id}`),
    createdAt: now,
  };
}

/**
 * Adds a person's version and returns its number; null when `expected` is given and is no longer the newest.
 */
export async function addPersonVersion(
  services: Services,
  document: Document,
  form: { formType: FormType; data: Record<string, unknown>; evidence: EvidenceMap },
  expected: number | null,
): Promise<number | null> {
  return services.db.transaction(async (tx) => {
    const isExpected = expected === null ? undefined : eq(documents.version, expected);
    const [row] = await tx
      .update(documents)
      .set({ version: sql`${documents.version} + 1` })
      .where(and(eq(documents.id, document.id), isExpected))
      .returning({ number: documents.version });
    if (!row) return null;
    const version = {
      number: row.number,
      author: 'person' as const,
      data: form.data,
      evidence: form.evidence,
    };
    await tx.insert(formVersions).values(toSealedVersion(document, form.formType, version, services.clock()));
    return row.number;
  });
}
