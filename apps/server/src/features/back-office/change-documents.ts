import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Admin, addAdminAction } from '../admins/index.ts';
import { type Authorized, eraseDocument, hasDocumentRow } from '../documents/index.ts';
import { retryFailedRun } from '../runs/index.ts';

async function assertThere(context: Context, id: string): Promise<void> {
  if (!(await hasDocumentRow(context, id))) throw new AppError('not_found');
}

/** Reads a failed document again. @throws AppError not_found, conflict */
export async function retryDocument(
  context: Context,
  admin: Authorized<Admin, 'admin'>,
  id: string,
): Promise<void> {
  await assertThere(context, id);
  if (!(await retryFailedRun(context, id))) throw new AppError('conflict');
  await addAdminAction(context, { action: 'document-retried', adminId: admin.id, target: id });
}

/** Deletes a document at once, as its owner would. @throws AppError not_found */
export async function eraseForAdmin(
  context: Context,
  admin: Authorized<Admin, 'admin'>,
  id: string,
): Promise<void> {
  await assertThere(context, id);
  await addAdminAction(context, { action: 'document-deleted', adminId: admin.id, target: id });
  await eraseDocument(context, id);
}
