import type { OpenedReview } from '@puente/contract';
import type { SectionSpec } from '@puente/forms/answers';
import { type Change, listProposals } from '@puente/forms/changes';
import type { FormValues } from '../../../lib/form-answers/form-values.ts';
import { carryOver, toValuesFrom } from './carry-over.ts';

/** What the applicant has changed since the review was begun, and what of the review could not be carried over. */
export interface CarriedNews {
  readonly theirs: readonly Change[];
  readonly dropped: readonly Change[];
}

interface Start {
  readonly values: FormValues;
  /** Null: the draft was made from the very version at hand, or there is none. */
  readonly news: CarriedNews | null;
}

/** What stands in the fields when a review is opened: its draft, carried over to the form as it is now. Null: no form of ours. */
export function startReview(
  { formType, formData, version, draft }: OpenedReview,
  sections: readonly SectionSpec[],
): Start | null {
  const form = { formType, sections };
  const fresh = toValuesFrom(form, formData, formData);
  if (!fresh) return null;
  if (!draft) return { values: fresh, news: null };
  const base = draft.baseFormData ?? formData;
  if (draft.baseVersion === version) {
    const values = toValuesFrom(form, draft.formData, formData);
    return { values: values ?? fresh, news: null };
  }
  const { data, dropped } = carryOver(base, draft.formData, formData);
  const values = toValuesFrom(form, data, formData);
  if (!values) return { values: fresh, news: null };
  return { values, news: { theirs: listProposals(base, formData), dropped } };
}
