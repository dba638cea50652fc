import type { EvidenceMap, TargetForm } from '@puente/contract';
import { forms, type GeneralNote, openEmptyForm, type PaperForm } from '@puente/forms';

/** The paper's values as the form data of the form asked for, each with its evidence; empty when nothing was recognised. */
export function structureReading(
  paper: PaperForm | null,
  form: TargetForm,
  today: Date,
): { data: Record<string, unknown>; evidence: EvidenceMap; general: readonly GeneralNote[] } {
  if (!paper) return { data: openEmptyForm(form).data, evidence: {}, general: [] };
  const { formData, evidence, general } = forms[form].toFormData(paper, { today });
  return { data: formData, evidence, general };
}
