import type { TargetForm } from '@puente/contract';
import type { SectionSpec } from '@puente/forms/answers';
import {
  type Change,
  isRowPath,
  listProposals,
  type MergeConflict,
  mergeAnswers,
} from '@puente/forms/changes';
import { followRows } from '../../../lib/form-answers/follow-rows.ts';
import { type FormValues, toFormValues } from '../../../lib/form-answers/form-values.ts';

type Data = Record<string, unknown>;

/** Longest answer of a form; a draft may hold a longer one, which is refused when it is submitted. */
const longestAnswer = 2_000;

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, longestAnswer);
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

interface Form {
  readonly formType: TargetForm;
  readonly sections: readonly SectionSpec[];
}

/** Form data as inputs, each row of a list known by the row of `base` it came from. Null: not of this form. */
export function toValuesFrom({ formType, sections }: Form, data: Data, base: Data): FormValues | null {
  const values = toFormValues(formType, shorten(data));
  const before = toFormValues(formType, shorten(base));
  return values && before && followRows(sections, values, before);
}

interface Carried {
  readonly data: Data;
  /** Changes to rows that the applicant has removed: there is nothing left to change. */
  readonly dropped: readonly Change[];
}

/** A row that the applicant has removed. */
const isGone = ({ path, theirs }: MergeConflict) => theirs === null && isRowPath(path);

/** What `mine` changes in `base`, done to `theirs`, which somebody else has made from the same base. */
export function carryOver(base: Data, mine: Data, theirs: Data): Carried {
  const settle = (conflict: MergeConflict) => (isGone(conflict) ? 'theirs' : 'mine');
  const { data, conflicts } = mergeAnswers(base, mine, theirs, settle);
  const gone = conflicts.filter(isGone);
  const dropped = listProposals(base, mine).filter(
    ({ kind, path }) => kind === 'change' && gone.some((row) => path.startsWith(`${row.path}.`)),
  );
  return { data: data as Data, dropped };
}
