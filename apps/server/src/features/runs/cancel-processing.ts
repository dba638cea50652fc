import type { DocumentStatus } from '@puente/contract';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { findCurrentForm } from '../form/index.ts';
import { cancelRun } from './runs.repo.ts';

/**
 * Stops the reading that is going on. The upload stays; a form prepared before is as it was. Nothing happens when the
 * reading has ended meanwhile.
 */
export async function cancelProcessing(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<{ sessionId: string; status: DocumentStatus }> {
  const { sessionId } = document;
  const isPrepared = (await findCurrentForm(context, document, document.formType)) !== null;
  const status = isPrepared ? 'processed' : 'uploaded';
  if (!(await cancelRun(context, document.id, status))) return { sessionId, status: document.status };
  context.inHand.stop(document.id, 'run');
  context.log.info({ documentId: document.id }, 'run cancelled');
  return { sessionId, status };
}
