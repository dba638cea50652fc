import type { Progress, TargetForm } from '@puente/contract';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { beginRun, redirectRun } from './runs.repo.ts';

/**
 * Starts reading, or the making of another form from what was read. While a run is going on it stays the same run,
 * and ends with the form asked for last.
 */
export async function startProcessing(
  context: Context,
  document: Authorized<Document, 'owner'>,
  formType: TargetForm,
): Promise<{ sessionId: string; status: 'processing'; progress: Progress }> {
  const { sessionId } = document;
  const begins = { ocr: 0, ai: 0, form: 0, page: 0, pages: document.pageCount };
  if (document.status === 'processing' && (await redirectRun(context, document.id, formType))) {
    return { sessionId, status: 'processing', progress: document.progress };
  }
  if (await beginRun(context, document.id, formType)) {
    // Reading tells more.
    context.inHand.stop(document.id, 'look');
    context.queue.wake('runs');
  } else {
    await redirectRun(context, document.id, formType);
  }
  return { sessionId, status: 'processing', progress: begins };
}
