import type { DocumentView } from '@puente/contract';
import { listMoves, type MergeConflict } from '@puente/forms/changes';
import { followRows } from '../../../lib/form-answers/follow-rows.ts';
import { type FormValues, toFormData, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import type { SaveBody } from '../saving/save-api.ts';
import { listPuts } from './list-puts.ts';
import { mergeBodies, type Settle } from './merge-bodies.ts';
import type { ReviewModel } from './review-model.ts';
import { listCheckedPaths } from './select.ts';

/** An answer changed on both sides, by its path in the form on show. */
interface Conflict extends MergeConflict {
  /** Its path in what both sides were made from. */
  readonly basePath: string;
}

const keepMine: Settle = () => 'mine';

export interface Merging {
  readonly onSaved: (body: SaveBody) => void;
  /** What this page and the server last had in common. */
  readonly base: () => SaveBody;
  /** Goes on from answers that an earlier page made of `base`. Returns how many of them differ from what is open. */
  readonly resume: (base: SaveBody, mine: SaveBody) => number;
  /** Takes over what `theirs` alone has changed. False, and nothing is touched: an answer was changed on both sides. */
  readonly merge: (theirs: DocumentView) => boolean;
  /** Answers changed on both sides. */
  readonly listConflicts: (theirs: DocumentView) => Conflict[];
  /** Takes over what `theirs` alone has changed; of what both have changed the value here stays. */
  readonly settle: (theirs: DocumentView) => void;
  /** What takes over those answers that both have changed as `theirs` has them; to be called after `settle`. */
  readonly prepare: (theirs: DocumentView, taken: ReadonlySet<Conflict['basePath']>) => () => void;
}

/** What is to be saved of a form as it stands. */
export function toSaveBody({ form, getState }: Pick<ReviewModel, 'form' | 'getState'>): SaveBody {
  const state = getState();
  const { rawOcrText: _, ...formData } = toFormData(form.formType, state.values, form.formData);
  return { formType: form.formType, formData, checkedPaths: listCheckedPaths(form, state) };
}

/** What of a saved document this page could have saved itself. */
function toSavedBody({ formType, formData, evidence }: DocumentView): SaveBody {
  const { rawOcrText: _, ...answers } = formData ?? {};
  const checkedPaths = Object.keys(evidence).filter((path) => evidence[path]?.checked);
  return { formType, formData: answers, checkedPaths };
}

/** Where undo knows the answer: rows are one with their list, because a step may hold all of them. */
const toRoot = (path: string) => path.replace(/\.\d+(\..*)?$/, '');

/**
 * Keeps what this page and the server last had in common, and merges into the model what was saved elsewhere since.
 * `onTaken` is told how many answers that were.
 */
export function createMerging(
  model: ReviewModel,
  document: DocumentView,
  onTaken: (count: number) => void,
): Merging {
  const { formType, sections, doubtful } = model.form;
  let base = toSavedBody(document);

  const mergeWith = (theirs: DocumentView, settleBy: Settle) => {
    if (theirs.formType !== formType) return null;
    const mine = toSaveBody(model);
    const merged = mergeBodies(base, mine, toSavedBody(theirs), settleBy);
    const next = toFormValues(formType, merged.formData);
    return next && { ...merged, mine, next };
  };
  interface Found extends Pick<SaveBody, 'checkedPaths'> {
    readonly next: FormValues;
    readonly conflicts: readonly MergeConflict[];
  }

  const toChecked = ({ checkedPaths }: Found, values: FormValues): ReadonlySet<string> =>
    new Set(
      [...doubtful].filter((path) => {
        const at = toPathNow(sections, values, path);
        return at !== null && checkedPaths.includes(at);
      }),
    );
  const put = (found: Found) => {
    const { values } = model.getState();
    const next = followRows(sections, found.next, values);
    // As they would be opened again, so that only answers differ and not how a blank one is written.
    const now = toFormValues(formType, toSaveBody(model).formData);
    const diff = listPuts(now && followRows(sections, now, values), next);
    // Undo must not bring back what the other side has changed since.
    const roots = [...diff, ...found.conflicts].map(({ path }) => toRoot(path));
    model.take(diff, toChecked(found, next), roots);
    return diff.length;
  };
  const take = (found: Found) => onTaken(put(found));
  return {
    onSaved: (body) => {
      base = body;
    },
    base: () => base,
    resume: (common, { formData, checkedPaths }) => {
      const next = toFormValues(formType, formData);
      if (!next) return 0;
      base = common;
      return put({ next, checkedPaths, conflicts: [] });
    },
    merge: (theirs) => {
      const found = mergeWith(theirs, keepMine);
      if (!found || found.conflicts.length > 0) return false;
      take(found);
      base = toSavedBody(theirs);
      return true;
    },
    listConflicts: (theirs) => {
      const found = mergeWith(theirs, keepMine);
      if (!found) return [];
      const moves = new Map(listMoves(base.formData, found.mine.formData).map(({ from, to }) => [from, to]));
      return found.conflicts.map((conflict) => ({
        ...conflict,
        basePath: conflict.path,
        path: moves.get(conflict.path) ?? conflict.path,
      }));
    },
    settle: (theirs) => {
      const found = mergeWith(theirs, keepMine);
      if (!found) return;
      take(found);
      base = toSavedBody(theirs);
    },
    prepare: (theirs, taken) => {
      const found = mergeWith(theirs, ({ path }) => (taken.has(path) ? 'theirs' : 'mine'));
      return () => {
        if (found) take(found);
      };
    },
  };
}
