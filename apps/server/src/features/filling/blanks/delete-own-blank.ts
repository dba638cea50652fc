import type { TargetForm } from '@puente/contract';
import type { Context } from '../../../context.ts';
import { type Authorized, type Document, toOwnerId } from '../../documents/index.ts';
import { ownBlankPath } from './own-blank.ts';
import { deleteStoredBlank, findStoredBlank } from './own-blanks.repo.ts';

/** From now on the form is filled on what is installed. Nothing happens where no blank was added. */
export async function deleteOwnBlank(
  context: Context,
  document: Authorized<Document, 'owner'>,
  formType: TargetForm,
): Promise<void> {
  await context.ownerTurns.take(toOwnerId(document.owner), async () => {
    const stored = await findStoredBlank(context, document, formType);
    if (!stored) return;
    await deleteStoredBlank(context, document, formType);
    context.ownBlanks.forget(document.id);
    await context.storage.deleteFile(ownBlankPath(document, formType, stored.hash));
  });
  context.log.info({ documentId: document.id, formType }, 'own blank deleted');
}
