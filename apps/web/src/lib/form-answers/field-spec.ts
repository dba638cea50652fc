import type { texts as fieldTexts } from '../i18n/en/fields.ts';
import type { texts as reviewTexts } from '../i18n/en/review.ts';

type FieldLabel = keyof typeof fieldTexts;
export type HintKey = keyof (typeof reviewTexts)['hints'];
export type GroupKey = keyof (typeof reviewTexts)['groups'];
type SectionKey = keyof (typeof reviewTexts)['sections'];
type EntryKey = keyof (typeof reviewTexts)['entries'];

export type DateKind = 'date' | 'date-or-ds' | 'month' | 'month-or-present';
export type FieldKind = 'text' | 'digits' | 'phone' | 'email' | 'select' | 'yes-no' | 'checks' | DateKind;

/** One answer. `path` counts from the form data, or from its entry inside a list. */
export interface FieldSpec {
  readonly path: string;
  readonly label: FieldLabel;
  readonly kind?: FieldKind;
  readonly hint?: HintKey;
  readonly options?: readonly string[];
  /** Path of the date this one may not be before. */
  readonly notBefore?: string;
  /** A day that cannot lie in the future. */
  readonly past?: true;
}

export interface GroupSpec {
  readonly kind: 'group';
  readonly title: GroupKey;
  readonly fields: readonly FieldSpec[];
}

export interface ListSpec {
  readonly kind: 'list';
  readonly title: GroupKey;
  readonly path: string;
  readonly entry: EntryKey;
  readonly fields: readonly FieldSpec[];
  /** Where an entry says when it ended, in lists that cover five years. */
  readonly endPath?: string;
}

export interface SectionSpec {
  readonly title: SectionKey;
  readonly required?: true;
  readonly parts: readonly (GroupSpec | ListSpec)[];
}

export const group = (title: GroupKey, fields: readonly FieldSpec[]): GroupSpec => ({
  kind: 'group',
  title,
  fields,
});

export const nameFields = (prefix: string): readonly FieldSpec[] => [
  { path: `${prefix}family_name`, label: 'familyName' },
  { path: `${prefix}given_name`, label: 'givenName' },
  { path: `${prefix}middle_name`, label: 'middleName' },
];

/** `from` and `to` of an entry, as months. */
export const monthRange: readonly FieldSpec[] = [
  { path: 'from_date', label: 'fromDate', kind: 'month' },
  { path: 'to_date', label: 'toDate', kind: 'month-or-present', notBefore: 'from_date' },
];
