import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/queue/define-job.ts';
import { authorizeSystem, updateRawText, uploadPath } from '../documents/index.ts';
import { isFollowing } from './follow-raw-text.ts';
import { finishTexts } from './raw-texts.repo.ts';

/** Reads the texts that a process left unread when it died. The form data was ready then and stays as it is. */
export function createReadRawText(context: Context): JobHandler<{ documentId: string }> {
  return async ({ payload, signal, isLastTry }) => {
    if (isFollowing(payload.documentId)) return;
    const document = await authorizeSystem(context, payload.documentId);
    const bytes = document && (await context.storage.find(uploadPath(document), document.key));
    if (!document || !bytes) return;
    try {
      const { rawTextDone } = await context.reader.read(bytes, { signal });
      await updateRawText(context, document, await rawTextDone);
    } catch (error) {
      if (signal.aborted) return;
      // The text is a help beside the form data; it must not be tried for ever.
      if (isLastTry) await finishTexts(context, document.id);
      throw error;
    }
    await finishTexts(context, document.id);
  };
}
