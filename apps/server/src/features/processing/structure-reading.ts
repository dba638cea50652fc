import { type EvidenceMap, emptyI485FormData, emptyI765FormData, type FormType } from '@puente/contract';
import type { PaperForm } from '@puente/forms';
import { type GeneralNote, toI485FormData, toI765FormData } from '@puente/forms/crosswalk';

/** The paper's values as the form data of the form asked for, each with its evidence; empty when nothing was recognised. */
export function structureReading(
  paper: PaperForm | null,
  formType: FormType,
  today: Date,
): { data: Record<string, unknown>; evidence: EvidenceMap; general: readonly GeneralNote[] } {
  const isI485 = formType === 'I-485';
  if (!paper) return { data: isI485 ? emptyI485FormData() : emptyI765FormData(), evidence: {}, general: [] };
  const { formData, evidence, general } = isI485
    ? toI485FormData(paper, { today })
    : toI765FormData(paper, { today });
  return { data: formData, evidence, general };
}
