import { isSameJson, listMoves, type MergeConflict, type Move, mergeAnswers } from '@puente/forms/changes';
import type { FormValues } from '../../../lib/form-answers/form-values.ts';
import type { SaveBody } from '../saving/save-api.ts';

type Answers = Pick<SaveBody, 'formData' | 'checkedPaths'>;
export type Settle = (conflict: MergeConflict) => 'mine' | 'theirs';

interface MergedBodies extends Answers {
  readonly conflicts: readonly MergeConflict[];
}

/** Values confirmed on one side, by their path in `after`. A value that differs there is not the one confirmed. */
function followChecked({ formData, checkedPaths }: Answers, after: FormValues): Set<string> {
  const isKept = ({ from, before, after: now }: Move) =>
    checkedPaths.includes(from) && isSameJson(before, now);
  return new Set(
    listMoves(formData, after)
      .filter(isKept)
      .map(({ to }) => to),
  );
}

/** `mergeAnswers` of what two tabs made, and with it what either has confirmed as read. */
export function mergeBodies(base: Answers, mine: Answers, theirs: Answers, settle: Settle): MergedBodies {
  const { data, conflicts } = mergeAnswers(base.formData, mine.formData, theirs.formData, settle);
  const formData = data as FormValues;
  const [old, my, their] = [base, mine, theirs].map((one) => followChecked(one, formData));
  const isChecked = (path: string) =>
    their?.has(path) === old?.has(path) ? my?.has(path) : their?.has(path);
  const checkedPaths = [...new Set([...(my ?? []), ...(their ?? [])])].filter(isChecked);
  return { formData, checkedPaths, conflicts };
}
