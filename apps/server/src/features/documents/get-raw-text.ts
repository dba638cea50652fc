import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { findReadingText } from './readings.repo.ts';
import { toRawOcrText } from './to-raw-ocr-text.ts';

/** The text of all pages; empty before the document was read. */
export async function getRawText(context: Context, document: Authorized<Document, 'owner'>): Promise<string> {
  const reading = await findReadingText(context, document);
  return toRawOcrText(reading?.rawText ?? []);
}
