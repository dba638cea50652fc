import type { Context } from '../../context.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { updatePassHash } from './documents.repo.ts';

/**
 * Its pass opens it no more, and no other does: the new one is known to nobody. It is deleted 24 hours after its last
 * use. In an account it stays as it was.
 */
export async function closeDocument(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<void> {
  await updatePassHash(context, document.id, hashToken(createToken()));
  context.log.info({ documentId: document.id }, 'document closed');
}
