import { randomBytes, randomUUID } from 'node:crypto';
import { maxUploadPages } from '@puente/contract';
import type { Context } from '../../context.ts';
import { createDocumentKey } from '../../platform/sealing/seal.ts';
import { type Document, type Owner, uploadPath } from './document.ts';
import { insertDocument } from './documents.repo.ts';
import { asPdfFault } from './to-pdf-error-code.ts';

const longestFileName = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwanted = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** The last part of a path, without characters that would disturb a screen or a header. */
const toFileName = (given: string): string =>
  (given.split(/[\\/]/).at(-1) ?? '').replace(unwanted, '').trim().slice(0, longestFileName) ||
  'document.pdf';

/**
 * Checks that the bytes are a PDF we can open, whatever its name says, and keeps it sealed.
 * @throws AppError not_a_pdf, pdf_password_protected, pdf_damaged, pdf_no_pages, pdf_too_many_pages, pdf_too_complex
 */
export async function uploadDocument(
  context: Context,
  input: { fileName: string; bytes: Uint8Array; owner: () => Promise<Owner> },
): Promise<Document> {
  const pageCount = await asPdfFault(context.pdf.countPages(input.bytes, maxUploadPages));
  const id = randomUUID();
  const key = createDocumentKey(context.masterKey, id);
  await context.storage.put(uploadPath({ id }), input.bytes, key);
  const document = await insertDocument(context, {
    id,
    sessionId: randomBytes(24).toString('base64url'),
    owner: await input.owner(),
    key,
    fileName: toFileName(input.fileName),
    fileSizeBytes: input.bytes.length,
    pageCount,
  });
  context.log.info({ documentId: id, pages: pageCount, sizeBytes: input.bytes.length }, 'document uploaded');
  return document;
}
