import { randomBytes, randomUUID } from 'node:crypto';
import { maxUploadPages } from '@puente/contract';
import type { Context } from '../../context.ts';
import { createDocumentKey } from '../../platform/sealing/seal.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';
import { noteStep } from '../usage/index.ts';
import { assertRoom } from './assert-room.ts';
import { type Document, type Owner, toOwnerId, uploadPath } from './document.ts';
import { insertDocument, type NewDocument } from './documents.repo.ts';
import { asPdfFault } from './to-pdf-error-code.ts';

const longestFileName = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwanted = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** The last part of a path, without characters that would disturb a screen or a header. */
const toFileName = (input: string): string =>
  (input.split(/[\\/]/).at(-1) ?? '').replace(unwanted, '').trim().slice(0, longestFileName) ||
  'document.pdf';

export interface Uploaded {
  readonly document: Document;
  /** What opens it from now on, for this browser alone; null in an account. */
  readonly pass: string | null;
}

/**
 * Checks that the bytes are a PDF we can open, whatever its name says, and keeps it sealed.
 * @throws AppError not_a_pdf, pdf_password_protected, pdf_damaged, pdf_no_pages, pdf_too_many_pages, pdf_too_complex,
 *   storage_full, too_many_documents, account_full
 */
export async function uploadDocument(
  context: Context,
  input: { fileName: string; bytes: Uint8Array; owner: () => Promise<Owner>; isSample?: boolean },
): Promise<Uploaded> {
  const pageCount = await asPdfFault(context.pdf.countPages(input.bytes, maxUploadPages));
  const owner = await input.owner();
  const pass = 'userId' in owner ? null : createToken();
  const document = await context.ownerTurns.take(toOwnerId(owner), async () => {
    await assertRoom(context, owner, { documents: 1, bytes: input.bytes.length });
    return store(context, { isSample: false, ...input, owner, pass, pageCount });
  });
  await noteStep(context, document, 'uploaded');
  const { id, fileSizeBytes: sizeBytes } = document;
  context.log.info({ documentId: id, pages: pageCount, sizeBytes }, 'document uploaded');
  return { document, pass };
}

async function store(
  context: Context,
  created: Pick<NewDocument, 'fileName' | 'owner' | 'pageCount' | 'isSample'> & {
    bytes: Uint8Array;
    pass: string | null;
  },
): Promise<Document> {
  const id = randomUUID();
  try {
    const key = createDocumentKey(context.masterKey, id, await context.storage.createSalt(id));
    await context.storage.put(uploadPath({ id }), created.bytes, key);
    return await insertDocument(context, {
      id,
      sessionId: randomBytes(24).toString('base64url'),
      owner: created.owner,
      passHash: created.pass && hashToken(created.pass),
      key,
      fileName: toFileName(created.fileName),
      fileSizeBytes: created.bytes.length,
      pageCount: created.pageCount,
      isSample: created.isSample,
    });
  } catch (error) {
    await context.storage.deleteFolder(id);
    throw error;
  }
}
