import type { TargetForm } from '@puente/contract';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../context.ts';
import { ownBlanks } from '../../../platform/database/schema.ts';
import type { Document } from '../../documents/index.ts';

/** Of the file that was added. */
export interface StoredBlank {
  readonly hash: string;
  readonly sizeBytes: number;
}

const ofForm = (document: Document, formType: TargetForm) =>
  and(eq(ownBlanks.documentId, document.id), eq(ownBlanks.formType, formType));

/** The blank that the applicant added for a form of this document. */
export async function findStoredBlank(
  { db }: Services,
  document: Document,
  formType: TargetForm,
): Promise<StoredBlank | null> {
  const [row] = await db
    .select({ hash: ownBlanks.hash, sizeBytes: ownBlanks.sizeBytes })
    .from(ownBlanks)
    .where(ofForm(document, formType));
  return row ?? null;
}

export async function saveStoredBlank(
  { db, clock }: Services,
  document: Document,
  formType: TargetForm,
  stored: StoredBlank,
): Promise<void> {
  const values = { ...stored, createdAt: clock() };
  await db
    .insert(ownBlanks)
    .values({ documentId: document.id, formType, ...values })
    .onConflictDoUpdate({ target: [ownBlanks.documentId, ownBlanks.formType], set: values });
}

export async function deleteStoredBlank(
  { db }: Services,
  document: Document,
  formType: TargetForm,
): Promise<void> {
  await db.delete(ownBlanks).where(ofForm(document, formType));
}
