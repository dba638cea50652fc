import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { updateVisionModelAllowed } from './documents.repo.ts';

/** Keeps what a person said of this document; the next reading goes by it. What was sent before is not undone by it. */
export async function allowVisionModel(
  context: Context,
  document: Authorized<Document, 'owner'>,
  allowed: boolean,
): Promise<void> {
  await updateVisionModelAllowed(context, document.id, allowed);
  context.log.info({ documentId: document.id, allowed }, 'the vision model was allowed or not');
}
