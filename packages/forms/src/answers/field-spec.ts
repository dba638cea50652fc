import type { AcceptKey, EntryKey, FieldLabel, GroupKey, HintKey, SectionKey } from './text-keys.ts';

export type DateKind = 'date' | 'date-or-ds' | 'month' | 'month-or-present';
/** `name-line`: a name as one line, shown to be told apart and never typed. */
export type FieldKind =
  | 'name-line'
  | 'text'
  | 'digits'
  | 'phone'
  | 'email'
  | 'select'
  | 'yes-no'
  | 'checks'
  | 'accept'
  | DateKind;

/** Kinds whose answer reads as yes or no. */
export const isYesNoKind = (kind: FieldKind | undefined): boolean => kind === 'yes-no' || kind === 'accept';

/** One answer. `path` counts from the form data, or from its entry inside a list. */
export interface FieldSpec {
  readonly path: string;
  readonly label: FieldLabel;
  readonly kind?: FieldKind;
  readonly hint?: HintKey;
  readonly options?: readonly string[];
  /** What is accepted by ticking it, in answers of the kind `accept`; they are true or false. */
  readonly accept?: AcceptKey;
  /** Path of the date this one may not be before. */
  readonly notBefore?: string;
  /** A day that cannot lie in the future. */
  readonly past?: true;
}

export interface GroupSpec {
  readonly kind: 'group';
  readonly title: GroupKey;
  readonly fields: readonly FieldSpec[];
  /** The object its fields are of, where something may be said of it as a whole. */
  readonly path?: string;
  /** Shown only while something is said of this path. */
  readonly onlyWhenSaid?: string;
  /** Asked only where the answer at a path is this one; what it already holds stays in sight. */
  readonly onlyWhen?: { readonly path: string; readonly is: string };
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

export const group = (
  title: GroupKey,
  fields: readonly FieldSpec[],
  more: Pick<GroupSpec, 'path' | 'onlyWhenSaid' | 'onlyWhen'> = {},
): GroupSpec => ({ kind: 'group', title, fields, ...more });

export const nameFields = (prefix: string): readonly FieldSpec[] => [
  { path: `${prefix}family_name`, label: 'familyName' },
  { path: `${prefix}given_name`, label: 'givenName' },
  { path: `${prefix}middle_name`, label: 'middleName' },
];

/** `from` and `to` of an entry, as days, or as months where the day is not known. */
export const monthRange: readonly FieldSpec[] = [
  { path: 'from_date', label: 'fromDate', kind: 'month' },
  { path: 'to_date', label: 'toDate', kind: 'month-or-present', notBefore: 'from_date' },
];
