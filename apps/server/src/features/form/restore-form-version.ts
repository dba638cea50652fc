import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { addPersonVersion, findFormVersion } from './form-versions.repo.ts';
import type { Saved } from './save-form.ts';

/** As `restore`, after the saves of the document that came before it. @throws AppError too_many_requests besides */
export const restoreFormVersion = (
  context: Context,
  document: Authorized<Document, 'owner'>,
  number: number,
  expectedVersion: number | null,
): Promise<Saved> =>
  context.saves.pass(document.id, () => restore(context, document, number, expectedVersion));

/**
 * Makes a kept version the newest again, as a new version with the evidence it had; what stood meanwhile stays in the
 * history. `expectedVersion`: as in a save.
 * @throws AppError not_found, conflict
 */
async function restore(
  context: Context,
  document: Authorized<Document, 'owner'>,
  number: number,
  expectedVersion: number | null,
): Promise<Saved> {
  const { formType } = document;
  const stored = await findFormVersion(context, document, formType, number);
  if (!stored) throw new AppError('not_found');
  const { data, evidence } = stored;
  const version = await addPersonVersion(context, document, { formType, data, evidence }, expectedVersion);
  if (version === null) throw new AppError('conflict');
  return { version, savedAt: context.clock() };
}
