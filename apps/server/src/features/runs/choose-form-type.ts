import type { TargetForm } from '@puente/contract';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { findCurrentForm } from '../form/index.ts';
import { chooseRunForm } from './runs.repo.ts';

/**
 * Chooses the form to prepare. During a run the run simply ends with the form chosen last. Afterwards the document
 * is processed if that form was prepared before, and waits for processing if not.
 */
export async function chooseFormType(
  context: Context,
  document: Authorized<Document, 'owner'>,
  formType: TargetForm,
): Promise<void> {
  if (formType === document.formType) return;
  const isAtRest = document.status === 'processed' || document.status === 'error';
  const status = isAtRest
    ? (await findCurrentForm(context, document, formType))
      ? 'processed'
      : 'uploaded'
    : null;
  await chooseRunForm(context, document.id, formType, status);
}
