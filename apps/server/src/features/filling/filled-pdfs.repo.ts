import { randomUUID } from 'node:crypto';
import { type FillReport, fillReportSchema, type TargetForm } from '@puente/contract';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { filledPdfs } from '../../platform/database/schema.ts';
import { openJson, sealJson } from '../../platform/sealing/seal.ts';
import type { Document } from '../documents/index.ts';

export interface FilledPdf {
  readonly version: number;
  readonly blankHash: string;
  readonly report: FillReport;
  readonly createdAt: Date;
}

const reportPurpose = (formType: TargetForm) => `fill-report:${formType}`;

/** The PDF made last. Null also where an older version of this server wrote its report: the PDF is then made again. */
export async function findFilledPdf(
  services: Services,
  document: Document,
  formType: TargetForm,
): Promise<FilledPdf | null> {
  const [row] = await services.db
    .select()
    .from(filledPdfs)
    .where(and(eq(filledPdfs.documentId, document.id), eq(filledPdfs.formType, formType)));
  if (!row) return null;
  const stored = openJson<unknown>(document.key, row.report, reportPurpose(formType));
  const { data: report } = fillReportSchema.safeParse(stored);
  return report ? { version: row.version, blankHash: row.blankHash, report, createdAt: row.createdAt } : null;
}

export async function saveFilledPdf(
  services: Services,
  document: Document,
  formType: TargetForm,
  filled: Omit<FilledPdf, 'createdAt'>,
): Promise<void> {
  const values = {
    version: filled.version,
    blankHash: filled.blankHash,
    report: sealJson(document.key, filled.report, reportPurpose(formType)),
    createdAt: services.clock(),
  };
  await services.db
    .insert(filledPdfs)
    .values({ id: randomUUID(), documentId: document.id, formType, ...values })
    .onConflictDoUpdate({ target: [filledPdfs.documentId, filledPdfs.formType], set: values });
}
