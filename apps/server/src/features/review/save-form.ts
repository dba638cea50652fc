import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Authorized, addPersonVersion, type Document, findCurrentForm } from '../documents/index.ts';
import { carryEvidence } from './carry-evidence.ts';
import { parseFormData } from './parse-form-data.ts';

/**
 * Keeps the form data as the person has it, as a new version. `expectedVersion`: the version it was made from, when
 * the browser tells; a save from another tab in between is then not overwritten.
 * @throws AppError no_form_data before processing, invalid_input, conflict
 */
export async function saveForm(
  context: Context,
  document: Authorized<Document, 'owner'>,
  input: { formData: unknown; expectedVersion: number | null },
): Promise<{ version: number; savedAt: Date }> {
  const { formType } = document;
  const current = await findCurrentForm(context, document, formType);
  if (!current) throw new AppError('no_form_data');
  const data = parseFormData(formType, input.formData);
  const { rawOcrText: _, ...before } = current.data;
  const evidence = carryEvidence(before, data, current.evidence);
  const version = await addPersonVersion(
    context,
    document,
    { formType, data, evidence },
    input.expectedVersion,
  );
  if (version === null) throw new AppError('conflict');
  return { version, savedAt: context.clock() };
}
