import type { SectionSpec } from '@puente/forms/answers';
import { findAnswer } from '../../../lib/form-answers/name-answer.ts';
import type { SectionTitle } from '../model/units.ts';

/** What of a review is on the screen. */
export type View =
  /** What is to be done, and the way to begin. */
  | { readonly kind: 'start' }
  /** One of what needs the person; null: the first. */
  | { readonly kind: 'check'; readonly at: string | null }
  | { readonly kind: 'done' }
  /** All sections. */
  | { readonly kind: 'whole' }
  /** One section, with one of its answers open for a change. */
  | { readonly kind: 'section'; readonly section: SectionTitle; readonly field: string | null };

/** The section that shows an answer, an entry or a list. */
export function findSection(sections: readonly SectionSpec[], path: string): SectionTitle | null {
  return (
    sections.find((section) => findAnswer([section], path) !== null || isWhole(section, path))?.title ?? null
  );
}

const isWhole = ({ parts }: SectionSpec, path: string) => parts.some((part) => part.path === path);

/** The view an address names, as `?section=parents&field=parents.0.full_name.given_name`. Paths hold no answer. */
export function parseView(search: URLSearchParams, sections: readonly SectionSpec[]): View {
  const field = search.get('field');
  const named = sections.find(({ title }) => title === search.get('section'))?.title;
  const section = (field === null ? null : findSection(sections, field)) ?? named;
  if (section !== undefined) return { kind: 'section', section, field };
  const view = search.get('view');
  if (view === 'check') return { kind: 'check', at: search.get('at') };
  return view === 'done' || view === 'whole' ? { kind: view } : { kind: 'start' };
}

/** The address of a view. */
export function toSearch(view: View): string {
  if (view.kind === 'start') return '';
  const search = new URLSearchParams();
  if (view.kind === 'section') {
    search.set('section', view.section);
    if (view.field !== null) search.set('field', view.field);
  } else search.set('view', view.kind);
  if (view.kind === 'check' && view.at !== null) search.set('at', view.at);
  return `?${search}`;
}
