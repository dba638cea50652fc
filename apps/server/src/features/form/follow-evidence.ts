import type { EvidenceMap, TargetForm } from '@puente/contract';
import { listAddedRows } from '@puente/forms/changes';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { carryEvidence } from './carry-evidence.ts';
import { findReturnedRows } from './find-returned-rows.ts';
import type { FormVersion } from './form-versions.repo.ts';
import { toAnswers } from './to-answers.ts';

/** The evidence of form data that takes the place of a version: what the paper shows stays beside its answers and rows. */
export async function followEvidence(
  context: Context,
  document: Authorized<Document, 'owner'>,
  formType: TargetForm,
  { data, evidence }: Pick<FormVersion, 'data' | 'evidence'>,
  after: Record<string, unknown>,
): Promise<EvidenceMap> {
  const before = toAnswers(data);
  const added = listAddedRows(before, after);
  const returned = await findReturnedRows(context, document, formType, after, added);
  return { ...returned, ...carryEvidence(before, after, evidence) };
}
