import type { DocumentView } from '@puente/contract';
import { listMoves, type MergeConflict } from '@puente/forms/changes';
import { followRows } from '../../../lib/form-answers/follow-rows.ts';
import { type FormValues, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import type { SaveBody } from '../saving/save-api.ts';
import type { AnswerSession } from './answer-session.ts';
import { listPuts, type PutStep } from './list-puts.ts';
import { mergeBodies } from './merge-bodies.ts';

/** What a merge changes of an open form. */
export interface MergedSession extends Pick<AnswerSession, 'sections' | 'checks' | 'undo' | 'values'> {
  readonly document: DocumentView;
  /** Puts what another tab has saved into the form on show; null while none is. */
  put: ((steps: readonly PutStep[]) => void) | null;
  /** Something was taken over while no form was on show: it is to be opened anew on what the server has. */
  isOutdated: boolean;
}

export interface Merging {
  readonly onSaved: (body: SaveBody) => void;
  /** Takes over what `theirs` alone has changed. False, and nothing is touched: an answer was changed on both sides. */
  readonly merge: (theirs: DocumentView) => boolean;
  /** Answers changed on both sides, by their path in the form on show. */
  readonly listConflicts: (theirs: DocumentView) => MergeConflict[];
  /** Takes over what `theirs` alone has changed; of what both have changed the value here stays. */
  readonly settle: (theirs: DocumentView) => void;
  /** What takes over all that `theirs` has changed, also where both have; to be called after `settle`. */
  readonly prepare: (theirs: DocumentView) => () => void;
}

/** What of a saved document this page could have saved itself. */
const toSavedBody = ({ formType, formData, evidence }: DocumentView): SaveBody => {
  const { rawOcrText: _, ...answers } = formData ?? {};
  const checkedPaths = Object.keys(evidence).filter((path) => evidence[path]?.checked);
  return { formType, formData: answers, checkedPaths };
};

/** Where undo knows the answer: rows are one with their list, because a step may hold all of them. */
const toRoot = (path: string) => path.replace(/\.\d+(\..*)?$/, '');

/** Keeps what this page and the server last had in common, and merges into the page what was saved elsewhere since. */
export const createMerging = (session: MergedSession, read: () => SaveBody): Merging => {
  const { formType } = session.document;
  let base = toSavedBody(session.document);

  const mergeWith = (theirs: DocumentView, side: 'mine' | 'theirs') => {
    if (theirs.formType !== formType) return null;
    const mine = read();
    const merged = mergeBodies(base, mine, toSavedBody(theirs), side);
    const next = toFormValues(formType, merged.formData);
    return next && { ...merged, mine, next };
  };
  type Found = NonNullable<ReturnType<typeof mergeWith>>;

  const takeChecked = ({ checkedPaths }: Found, values: FormValues) =>
    session.checks.takeChecked((path) => {
      const at = toPathNow(session.sections, values, path);
      return at !== null && checkedPaths.includes(at);
    });
  const put = (found: Found) => {
    const values = session.values();
    const next = followRows(session.sections, found.next, values);
    // As they would be opened again, so that only answers differ and not how a blank one is written.
    const now = toFormValues(formType, read().formData);
    const steps = listPuts(now && followRows(session.sections, now, values), next);
    // Undo must not bring back what the other side has changed since.
    session.undo.forget([...steps, ...found.conflicts].map(({ path }) => toRoot(path)));
    if (session.put) session.put(steps);
    else {
      session.values = () => next;
      session.isOutdated = true;
    }
    takeChecked(found, next);
  };
  return {
    onSaved: (body) => {
      base = body;
    },
    merge: (theirs) => {
      const found = mergeWith(theirs, 'mine');
      if (!found || found.conflicts.length > 0) return false;
      put(found);
      base = toSavedBody(theirs);
      return true;
    },
    listConflicts: (theirs) => {
      const found = mergeWith(theirs, 'mine');
      if (!found) return [];
      const moves = new Map(listMoves(base.formData, found.mine.formData).map(({ from, to }) => [from, to]));
      return found.conflicts.map((conflict) => ({
        ...conflict,
        path: moves.get(conflict.path) ?? conflict.path,
      }));
    },
    settle: (theirs) => {
      const found = mergeWith(theirs, 'mine');
      if (!found) return;
      put(found);
      base = toSavedBody(theirs);
    },
    prepare: (theirs) => {
      const found = mergeWith(theirs, 'theirs');
      return () => {
        if (found) put(found);
      };
    },
  };
};
