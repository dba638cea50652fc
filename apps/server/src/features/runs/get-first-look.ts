import type { FirstLookView } from '@puente/contract';
import type { FirstLook } from '@puente/reader';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { WorkSuperseded } from '../../platform/turns/work-in-hand.ts';
import { type Authorized, asPdfFault, type Document, toOwnerId, uploadPath } from '../documents/index.ts';
import { listPaperEditions } from '../editions/index.ts';

/**
 * What a file is, told before it is read; null once its reading was asked for, which tells it by itself. Looks are taken in
 * turn, one of an owner's at a time, and end with the document.
 * @throws AppError not_found when it was deleted meanwhile, pdf_…; the signal's reason when nobody waits any more
 */
export async function getFirstLook(
  context: Context,
  document: Authorized<Document, 'owner'>,
  dropped: AbortSignal,
): Promise<FirstLookView | null> {
  if (document.status !== 'uploaded') return null;
  const work = context.inHand.begin(document.id, 'look');
  const signal = AbortSignal.any([dropped, work.signal]);
  try {
    const turn = { owner: toOwnerId(document.owner), signal };
    return toView(await asPdfFault(context.looks.slots.take(turn, () => look(context, document, signal))));
  } catch (error) {
    // Its reading was asked for meanwhile.
    if (work.signal.reason instanceof WorkSuperseded) return null;
    throw work.signal.aborted ? new AppError('not_found', { cause: error }) : error;
  } finally {
    work.end();
  }
}

async function look(context: Context, document: Document, signal: AbortSignal): Promise<FirstLook> {
  const { kept } = context.looks;
  const known = kept.find(document.id);
  if (known) return known;
  const upload = await context.storage.find(uploadPath(document), document.key);
  if (!upload) throw new AppError('internal', { detail: 'the upload is missing from the storage' });
  const editions = await listPaperEditions(context);
  const found = await context.reader.look(upload, { signal, editions });
  signal.throwIfAborted();
  kept.keep(document.id, found);
  return found;
}

const toView = ({ form, pages, missing, isUnfilled, mentioned }: FirstLook): FirstLookView => ({
  form,
  pages: [...pages],
  missing: [...missing],
  isUnfilled,
  mentioned: [...mentioned],
});
