import { isSameJson } from '@puente/forms/changes';
import { type FormValues, getAt } from '../../../lib/form-answers/form-values.ts';

/** One change of what a review holds, by where it stands. */
export type Change =
  | { readonly kind: 'answer'; readonly path: string; readonly before: unknown; readonly after: unknown }
  /** Rows of a list added, removed, moved or put back: the whole list before and after. */
  | {
      readonly kind: 'rows';
      readonly path: string;
      readonly before: readonly unknown[];
      readonly after: readonly unknown[];
    }
  /** `readPath`: where the evidence is filed; `path`: where the answer stands now. */
  | {
      readonly kind: 'checked';
      readonly path: string;
      readonly readPath: string;
      readonly before: boolean;
      readonly after: boolean;
    };

/** The unit of undoing, saving and merging. */
export type Diff = readonly Change[];

/** What a person makes of a form: its answers, and which of them are right as read, by where their evidence is filed. */
export interface Content {
  readonly values: FormValues;
  readonly checked: ReadonlySet<string>;
}

type Inner = Record<string, unknown>;

/** A copy with another value at a path; what is missing or null on the way to it is made. */
function withAt(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = (holder as Inner | null | undefined)?.[key];
  const next = rest.length === 0 ? value : withAt(inner, rest, value);
  return Array.isArray(holder)
    ? holder.with(Number(key), next)
    : { ...(holder as Inner | null), [key]: next };
}

function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(member);
  else next.delete(member);
  return next;
}

const applyChange = (content: Content, change: Change): Content =>
  change.kind === 'checked'
    ? { ...content, checked: withMember(content.checked, change.readPath, change.after) }
    : {
        ...content,
        values: withAt(content.values, change.path.split('.'), change.after) as FormValues,
      };

/** What a diff makes of the content; nothing but what it names is copied. */
export const applyDiff = (content: Content, diff: Diff): Content => diff.reduce(applyChange, content);

/** What takes a diff back. */
export const invertDiff = (diff: Diff): Diff =>
  diff.toReversed().map((change) => ({ ...change, before: change.after, after: change.before }) as Change);

/** Changes that change nothing left out. */
export const withoutIdle = (diff: Diff): Diff =>
  diff.filter(({ before, after }) => !isSameJson(before, after));

/** A change of one answer from what stands there. */
export const toAnswerChange = (values: FormValues, path: string, after: unknown): Change => ({
  kind: 'answer',
  path,
  before: getAt(values, path),
  after,
});

const noRows: readonly Inner[] = [];

export const rowsAt = (values: unknown, path: string): readonly Inner[] =>
  (getAt(values, path) as readonly Inner[] | undefined) ?? noRows;

/** A change of the rows of a list from those that stand there. */
export const toRowsChange = (values: FormValues, path: string, after: readonly unknown[]): Change => ({
  kind: 'rows',
  path,
  before: rowsAt(values, path),
  after,
});
