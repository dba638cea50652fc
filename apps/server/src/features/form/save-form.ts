import type { SavedForm, TargetForm } from '@puente/contract';
import { listAddedRows } from '@puente/forms/changes';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { noteStep } from '../usage/index.ts';
import { assertHonestSize } from './assert-honest-size.ts';
import { markChecked } from './carry-evidence.ts';
import { followEvidence } from './follow-evidence.ts';
import { addPersonVersion, dropReplacedVersion } from './form-versions.repo.ts';
import { getCurrentForm } from './get-current-form.ts';
import { parseFormData } from './parse-form-data.ts';
import { thinVersions } from './thin-versions.ts';
import { toAnswers } from './to-answers.ts';

export interface Saved {
  readonly version: number;
  readonly savedAt: Date;
}

export const toSavedForm = ({ version, savedAt }: Saved): SavedForm => ({
  success: true,
  version,
  savedAt: savedAt.toISOString(),
});

export interface FormToSave {
  readonly formData: unknown;
  /** Null: the form chosen. */
  readonly formType: TargetForm | null;
  readonly expectedVersion: number | null;
  readonly checkedPaths: readonly string[] | null;
  /** A version the same page saved by itself just before; null keeps every one. */
  readonly replacesVersion: number | null;
}

/** As `storeForm`, one save of a document at a time. @throws AppError too_many_requests besides */
export const saveForm = (
  context: Context,
  document: Authorized<Document, 'owner'>,
  input: FormToSave,
): Promise<Saved> => context.saves.pass(document.id, () => storeForm(context, document, input));

/**
 * Keeps the form data as the person has it, as a new version. `expectedVersion`: the version it was made from, when
 * the browser tells; a save from another tab in between is then not overwritten. `checkedPaths`: the values the person
 * confirmed as read; null leaves the marks as they are.
 * @throws AppError no_form_data before processing, invalid_input, conflict
 */
async function storeForm(
  context: Context,
  document: Authorized<Document, 'owner'>,
  input: FormToSave,
): Promise<Saved> {
  const formType = input.formType ?? document.formType;
  const current = await getCurrentForm(context, document, formType);
  const data = parseFormData(formType, input.formData);
  assertHonestSize(data, current.data);
  const carried = await followEvidence(context, document, formType, current, data);
  const evidence = input.checkedPaths ? markChecked(carried, input.checkedPaths, data) : carried;
  const removed = listAddedRows(data, toAnswers(current.data));
  // A removed row may be put back: its evidence is found in the version that still has it.
  const isReplaced = input.replacesVersion === current.number && removed.length === 0;
  const version = await addPersonVersion(
    context,
    document,
    { formType, data, evidence },
    input.expectedVersion,
    async (tx) => {
      if (isReplaced) await dropReplacedVersion(tx, document, formType, current.number);
    },
  );
  if (version === null) throw new AppError('conflict');
  await noteStep(context, document, 'reviewed');
  await thinVersions(context, document, version);
  return { version, savedAt: context.clock() };
}
