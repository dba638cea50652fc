import type { OpenedReview } from '@puente/contract';
import type { SectionSpec } from '@puente/forms/answers';
import { type Change, listMoves, listProposals } from '@puente/forms/changes';
import type { FormValues } from '../../../lib/form-answers/form-values.ts';
import { carryOver, toValuesFrom } from './carry-over.ts';

/** What the applicant has changed since the review was begun, and what of the review could not be carried over. */
export interface CarriedNews {
  readonly theirs: readonly Change[];
  /** Where those are in the form as it is now. */
  readonly places: readonly string[];
  readonly dropped: readonly Change[];
}

interface Start {
  readonly values: FormValues;
  /** Null: the draft was made from the very version at hand, or there is none. */
  readonly news: CarriedNews | null;
}

/** A removed entry is nowhere any more: its list is the place to look. */
function listPlaces(theirs: readonly Change[], base: unknown, now: unknown): string[] {
  const moves = new Map(listMoves(base, now).map(({ from, to }) => [from, to]));
  return theirs.map(({ kind, path }) => {
    if (kind === 'add') return path;
    return kind === 'remove' ? path.slice(0, path.lastIndexOf('.')) : (moves.get(path) ?? path);
  });
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
  const theirs = listProposals(base, formData);
  return { values, news: { theirs, places: listPlaces(theirs, base, formData), dropped } };
}
