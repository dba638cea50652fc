import { readerNoteSchema } from '@puente/contract';
import type { FieldReading, PaperForm } from '@puente/forms';
import type { PageText } from '@puente/reader';
import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { readings } from '../../platform/database/schema.ts';
import { openJson, sealJson } from '../../platform/sealing/seal.ts';
import type { KeptReading } from '../../reader-port.ts';
import type { Document } from './document.ts';

type StoredPaper = Omit<PaperForm, 'fields'> & {
  fields: PaperForm['fields'] extends ReadonlyMap<string, infer F> ? [string, F][] : never;
};

function sealPaper(document: Document, paper: PaperForm): Buffer {
  const stored: StoredPaper = { ...paper, fields: [...paper.fields] };
  return sealJson(document.key, stored, 'paper');
}

export async function saveReading(
  services: Services,
  document: Document,
  reading: KeptReading,
): Promise<void> {
  const values = {
    source: sealJson(document.key, reading.source, 'source'),
    paper: reading.paper && sealPaper(document, reading.paper),
    rawText: sealJson(document.key, reading.rawText, 'raw-text'),
    createdAt: services.clock(),
  };
  await services.db
    .insert(readings)
    .values({ documentId: document.id, ...values })
    .onConflictDoUpdate({ target: readings.documentId, set: values });
}

/** Readings are kept for long: notes of another day's reader, which nobody could put into words now, are left out. */
function openSource(document: Document, sealed: Buffer): KeptReading['source'] {
  const source = openJson<KeptReading['source']>(document.key, sealed, 'source');
  return { ...source, notes: source.notes.filter((note) => readerNoteSchema.safeParse(note).success) };
}

/** A reading with the moment it was made, by which its dates are judged for good. */
type StoredReading = KeptReading & { readonly readAt: Date };

export async function findReading(services: Services, document: Document): Promise<StoredReading | null> {
  const [row] = await services.db.select().from(readings).where(eq(readings.documentId, document.id));
  if (!row) return null;
  const paper = row.paper && openJson<StoredPaper>(document.key, row.paper, 'paper');
  return {
    source: openSource(document, row.source),
    paper: paper && { ...paper, fields: new Map(paper.fields) },
    rawText: openJson(document.key, row.rawText, 'raw-text'),
    readAt: row.createdAt,
  };
}

/** The texts of the pages as far as they are read, and the long answers that were read with them. */
export async function updateTexts(
  services: Services,
  document: Document,
  rawText: readonly PageText[],
  boxes: readonly FieldReading[],
): Promise<void> {
  const paper = boxes.length > 0 ? (await findReading(services, document))?.paper : null;
  const fields = [...(paper?.fields ?? []), ...boxes.map((box) => [box.fieldId, box] as const)];
  await services.db
    .update(readings)
    .set({
      rawText: sealJson(document.key, rawText, 'raw-text'),
      ...(paper && { paper: sealPaper(document, { ...paper, fields: new Map(fields) }) }),
    })
    .where(eq(readings.documentId, document.id));
}

/** What the upload is, page by page. */
export async function findSource(
  services: Services,
  document: Document,
): Promise<KeptReading['source'] | null> {
  const [row] = await services.db
    .select({ source: readings.source })
    .from(readings)
    .where(eq(readings.documentId, document.id));
  return row ? openSource(document, row.source) : null;
}

/** Source and text without the paper's fields: what the screens need, and cheap enough to ask for often. */
export async function findReadingText(
  services: Services,
  document: Document,
): Promise<Pick<KeptReading, 'source' | 'rawText'> | null> {
  const [row] = await services.db
    .select({ source: readings.source, rawText: readings.rawText })
    .from(readings)
    .where(eq(readings.documentId, document.id));
  return (
    (row && {
      source: openSource(document, row.source),
      rawText: openJson(document.key, row.rawText, 'raw-text'),
    }) ??
    null
  );
}
