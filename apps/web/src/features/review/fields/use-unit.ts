import { useMemo } from 'react';
import { isFault, remarksAt } from '../model/remarks.ts';
import type { ReviewModel } from '../model/review-model.ts';
import type { ReviewState } from '../model/review-state.ts';
import { toAnswerFacts } from '../model/select.ts';
import { joinPath, joinReadPath, listUnitPaths, type Unit } from '../model/units.ts';
import { useReview } from './review-context.ts';
import { useAtPaths } from './use-answer.ts';

/** How many answers of a unit are in which state. */
export interface UnitState {
  readonly filled: number;
  /** Read, and not yet said to be right. */
  readonly doubtful: number;
  /** Something stands on the paper, and no value could be made of it. */
  readonly unread: number;
  readonly missing: number;
  /** Something looks wrong, or the server did not keep it. */
  readonly faulty: number;
  /** Different from what stands on the paper. */
  readonly edited: number;
  /** Their paper has one box for all of them, and which words are whose is a guess. */
  readonly guessed: number;
  /** Not as they were when the form was opened. */
  readonly changed: number;
}

const none: UnitState = {
  filled: 0,
  doubtful: 0,
  unread: 0,
  missing: 0,
  faulty: 0,
  edited: 0,
  guessed: 0,
  changed: 0,
};

function toUnitState(unit: Unit, state: ReviewState, { form }: Pick<ReviewModel, 'form'>): UnitState {
  return unit.fields.reduce((sum, { path: inner, kind }) => {
    const path = joinPath(unit.base, inner);
    const facts = toAnswerFacts(form, state, path, joinReadPath(unit.readBase, inner));
    const isOpen = facts.doubtful && !facts.edited && !facts.checked;
    const isWrong = state.refused.has(path) || remarksAt(state.remarks, path).some(isFault);
    const isMissing = facts.empty && !isOpen && state.missing?.has(path) === true;
    return {
      filled: sum.filled + Number(!facts.empty),
      doubtful: sum.doubtful + Number(isOpen && !facts.empty),
      unread: sum.unread + Number(isOpen && facts.empty),
      missing: sum.missing + Number(isMissing),
      faulty: sum.faulty + Number(isWrong),
      edited: sum.edited + Number(facts.edited && kind !== 'name-line'),
      guessed: sum.guessed + Number(isOpen && facts.evidence?.guessedPart === true),
      changed: sum.changed + Number(facts.changed),
    };
  }, none);
}

export const useUnitState = (unit: Unit): UnitState =>
  useAtPaths(listUnitPaths(unit), (state, model) => toUnitState(unit, state, model));

/** What may be done with all answers of a unit at once. */
export function useUnitActions(unit: Unit) {
  const { model } = useReview();
  return useMemo(() => {
    const each = (act: (path: string, readPath: string) => void) => {
      for (const { path } of unit.fields) {
        const readPath = joinReadPath(unit.readBase, path);
        if (readPath !== null) act(joinPath(unit.base, path), readPath);
      }
    };
    return {
      /** What is doubtful and stands as it was read is right. */
      confirm: () =>
        each((path, readPath) => {
          const { doubtful, edited } = toAnswerFacts(model.form, model.getState(), path, readPath);
          if (doubtful && !edited) model.setChecked(path, readPath, true);
        }),
    };
  }, [model, unit]);
}

/** What a button that confirms says; null where there is nothing to confirm. */
export function toConfirmText({ filled, doubtful, unread }: UnitState) {
  if (doubtful + unread === 0) return null;
  return filled > 0 ? 'check.right' : 'check.leaveEmpty';
}
