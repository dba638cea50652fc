import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { updateVisionModelAllowed } from './documents.repo.ts';

/**
 * Keeps whether the vision model may see words of this document. The next reading follows it; what was sent stays
 * sent.
 */
export async function allowVisionModel(
  context: Context,
  document: Authorized<Document, 'owner'>,
  allowed: boolean,
): Promise<void> {
  await updateVisionModelAllowed(context, document.id, allowed);
  context.log.info({ documentId: document.id, allowed }, 'the vision model was allowed or not');
}
