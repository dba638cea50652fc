import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Authorized, addPersonVersion, type Document, findCurrentForm } from '../documents/index.ts';
import { carryEvidence, markChecked } from './carry-evidence.ts';
import { findReturnedRows } from './find-returned-rows.ts';
import { listAddedRows } from './match-rows.ts';
import { parseFormData } from './parse-form-data.ts';

export interface Saved {
  readonly version: number;
  readonly savedAt: Date;
}

/**
 * Keeps the form data as the person has it, as a new version. `expectedVersion`: the version it was made from, when
 * the browser tells; a save from another tab in between is then not overwritten. `checkedPaths`: the values the person
 * confirmed as read; null leaves the marks as they are.
 * @throws AppError no_form_data before processing, invalid_input, conflict
 */
export async function saveForm(
  context: Context,
  document: Authorized<Document, 'owner'>,
  input: { formData: unknown; expectedVersion: number | null; checkedPaths: readonly string[] | null },
): Promise<Saved> {
  const { formType } = document;
  const current = await findCurrentForm(context, document, formType);
  if (!current) throw new AppError('no_form_data');
  const data = parseFormData(formType, input.formData);
  const { rawOcrText: _, ...before } = current.data;
  const added = listAddedRows(before, data);
  const carried = {
    ...(await findReturnedRows(context, document, formType, data, added)),
    ...carryEvidence(before, data, current.evidence),
  };
  const evidence = input.checkedPaths ? markChecked(carried, input.checkedPaths, data) : carried;
  const version = await addPersonVersion(
    context,
    document,
    { formType, data, evidence },
    input.expectedVersion,
  );
  if (version === null) throw new AppError('conflict');
  return { version, savedAt: context.clock() };
}
