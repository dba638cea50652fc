import type { TargetForm } from '@puente/contract';
import type { Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Document } from '../documents/index.ts';
import { type FormVersion, findCurrentForm } from './form-versions.repo.ts';

/** The version that counts, of the form at hand unless another is named. @throws AppError no_form_data before processing */
export async function getCurrentForm(
  services: Services,
  document: Document,
  formType: TargetForm = document.formType,
): Promise<FormVersion> {
  const form = await findCurrentForm(services, document, formType);
  if (!form) throw new AppError('no_form_data');
  return form;
}
