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
export interface FieldSpec<Path extends string = string> {
  readonly path: Path;
  readonly label: FieldLabel;
  readonly kind?: FieldKind;
  readonly hint?: HintKey;
  readonly options?: readonly string[];
  /** What is accepted by ticking it, in answers of the kind `accept`; they are true or false. */
  readonly accept?: AcceptKey;
  /** Path of the date this one may not be before. */
  readonly notBefore?: Path;
  /** A day that cannot lie in the future. */
  readonly past?: true;
}

export interface GroupSpec<Path extends string = string> {
  readonly kind: 'group';
  readonly title: GroupKey;
  readonly fields: ReadonlyArray<FieldSpec<Path>>;
  /** The object its fields are of, where something may be said of it as a whole. */
  readonly path?: Path;
  /** Shown only while something is said of this path. */
  readonly onlyWhenSaid?: Path;
  /** Asked only where the answer at a path is one of these; what it already holds stays in sight. */
  readonly onlyWhen?: { readonly path: Path; readonly is: readonly string[] };
}

export interface ListSpec<Path extends string = string, EntryPath extends string = string> {
  readonly kind: 'list';
  readonly title: GroupKey;
  readonly path: Path;
  readonly entry: EntryKey;
  readonly fields: ReadonlyArray<FieldSpec<EntryPath>>;
  /** Where an entry says when it ended, in lists that cover five years. */
  readonly endPath?: EntryPath;
}

export interface SectionSpec {
  readonly title: SectionKey;
  readonly required?: true;
  readonly parts: readonly (GroupSpec | ListSpec)[];
}

/** `from` and `to` of an entry, as days, or as months where the day is not known. */
export const monthRange = <Prefix extends string>(prefix: Prefix) =>
  [
    { path: `${prefix}from_date`, label: 'fromDate', kind: 'month' },
    {
      path: `${prefix}to_date`,
      label: 'toDate',
      kind: 'month-or-present',
      notBefore: `${prefix}from_date`,
    },
  ] as const;
