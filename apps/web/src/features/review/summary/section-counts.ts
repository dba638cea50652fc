import type { SectionSpec } from '@puente/forms/answers';
import { getAt } from '../../../lib/form-answers/form-values.ts';
import type { Need } from '../model/needs.ts';
import type { ReviewState } from '../model/review-state.ts';
import { isEmptyForm } from '../model/select.ts';
import { countStops, listStops, type StopCounts, sectionOf } from '../model/worklist.ts';

/** How a section stands: what it still needs, and whether anything is answered in it. */
export interface SectionCounts extends StopCounts {
  readonly title: SectionSpec['title'];
  readonly isEmpty: boolean;
  /** The form has no box for anything in it. */
  readonly isKept: boolean;
  readonly isRequired: boolean;
}

const isEmptySection = ({ parts }: SectionSpec, values: ReviewState['values']): boolean =>
  parts.every((part) =>
    part.kind === 'list'
      ? isEmptyForm(getAt(values, part.path) ?? [])
      : part.fields.every(({ path }) => isEmptyForm(getAt(values, path) ?? '')),
  );

export function countSections(
  sections: readonly SectionSpec[],
  state: Pick<ReviewState, 'values' | 'remarks'>,
  needs: readonly Need[],
): SectionCounts[] {
  const stops = listStops(sections, state, needs);
  return sections.map((section) => ({
    title: section.title,
    isEmpty: isEmptySection(section, state.values),
    isKept: section.parts.every(({ fields }) => fields.every(({ hint }) => hint === 'keptOnly')),
    isRequired: section.required === true,
    ...countStops(stops.filter((stop) => sectionOf(stop) === section.title)),
  }));
}

export const addCounts = (counts: readonly StopCounts[]): StopCounts => ({
  toCheck: counts.reduce((sum, { toCheck }) => sum + toCheck, 0),
  missing: counts.reduce((sum, { missing }) => sum + missing, 0),
});
