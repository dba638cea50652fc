import type { Quota } from '../../config.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Owner } from './document.ts';
import { findStored } from './documents.repo.ts';

const isOver = (stored: Quota, quota: Quota) =>
  stored.documents > quota.documents || stored.bytes > quota.bytes;

/**
 * Asserts that what this owner adds has room: on the disk, where a reserve is left for the work of those who are here, and
 * among what one owner may have.
 * @throws AppError storage_full, too_many_documents, account_full
 */
export async function assertRoom(context: Context, owner: Owner | null, added: Quota): Promise<void> {
  const { diskReserveBytes, visitor, account } = context.config.limits;
  if ((await context.findFreeBytes()) - added.bytes < diskReserveBytes) throw new AppError('storage_full');
  if (!owner) return;
  const stored = await findStored(context, owner);
  const withThis = {
    documents: stored.documents + added.documents,
    bytes: stored.bytes + added.bytes,
  };
  if ('userId' in owner && isOver(withThis, account)) throw new AppError('account_full');
  if ('visitorId' in owner && isOver(withThis, visitor)) throw new AppError('too_many_documents');
}
