import { type BoxAnswers, boxAnswerOf } from '../../answers/box-answers.ts';
import type { FormDraft } from '../../drafting/form-draft.ts';
import type { NewAnswer } from '../../mirror/mirror-entry.ts';

export type Mark = 'yes' | 'no';

/** Which of `P9.22.yes` and `P9.22.no` is ticked; null: neither, or both. */
export function findMark(answers: BoxAnswers, group: string): Mark | null {
  const [yes, no] = [`${group}.yes`, `${group}.no`].map((id) => boxAnswerOf(answers, id) !== '');
  if (yes === no) return null;
  return yes ? 'yes' : 'no';
}

export const toMark = (answer: Mark | null): NewAnswer | null =>
  answer === null ? null : { kind: 'mark', answer };

/** As above, of a question of the paper. */
export function findPaperMark(draft: FormDraft, group: string): Mark | null {
  const [yes, no] = [draft.isMarked(`${group}.yes`), draft.isMarked(`${group}.no`)];
  if (yes === no) return null;
  return yes ? 'yes' : 'no';
}

export const listMarkBoxes = (group: string): readonly string[] => [`${group}.yes`, `${group}.no`];
