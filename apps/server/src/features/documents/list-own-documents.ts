import type { OwnDocument } from '@puente/contract';
import type { Account, Context } from '../../context.ts';
import { type Authorized, authorizeOwnDocuments } from './documents.policy.ts';

/** The account's documents, the one used last first. */
export async function listOwnDocuments(
  context: Context,
  account: Authorized<Account, 'self'>,
): Promise<OwnDocument[]> {
  return (await authorizeOwnDocuments(context, account)).map((document) => ({
    sessionId: document.sessionId,
    fileName: document.fileName,
    formType: document.formType,
    status: document.status,
    pageCount: document.pageCount,
    isSample: document.isSample,
    uploadedAt: document.uploadedAt.toISOString(),
    lastUsedAt: document.lastUsedAt.toISOString(),
  }));
}
