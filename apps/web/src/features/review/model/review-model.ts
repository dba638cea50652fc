import type { Remark } from '@puente/forms/checks';
import { createStore } from 'zustand/vanilla';
import type { FormValues } from '../../../lib/form-answers/form-values.ts';
import { listSpecs } from '../../../lib/form-answers/row-paths.ts';
import { applyDiff, type Content, rowsAt, toRowsChange } from './diff.ts';
import { createEditing, type Editing } from './editing.ts';
import { emptyHistory } from './history.ts';
import { listNeeds, type Need } from './needs.ts';
import { listCheckedAtOpening, type OpenedForm } from './opened-form.ts';
import { createPathWatch, type PathWatch } from './path-watch.ts';
import { followRemarks } from './remarks.ts';
import type { ModelParts, ReviewState } from './review-state.ts';
import { createRowNames } from './row-names.ts';
import { createWalking, type Walking } from './walking.ts';

/** One open form: what stands in it, and all that may be done to it. The screen shows it and is asked nothing. */
export interface ReviewModel extends Editing, Walking {
  readonly form: OpenedForm;
  readonly getState: () => ReviewState;
  /** Tells of every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells of changes of one answer, entry or list, and of all that is no answer. */
  readonly watch: PathWatch['watch'];
  /** A check of the whole form has ended: what is to be said of it, and which answers it asks for and has not. */
  readonly setFound: (found: readonly Remark[], missing: readonly string[]) => void;
  /** What is there to be gone through, for whoever has it open. */
  readonly listNeeds: () => readonly Need[];
  /** What is to be gone through was changed by something that is no answer. */
  readonly tellNeeds: () => void;
  /** These answers were not kept by the server. */
  readonly refuse: (paths: readonly string[]) => void;
}

export interface ReviewOptions {
  readonly values: FormValues;
  /** The person has changed something that is to be saved. */
  readonly onEdit: () => void;
  /** What is there to be gone through, one after another. */
  readonly listNeeds?: (form: OpenedForm, state: ReviewState) => readonly Need[];
  readonly now?: () => number;
}

const listOwnNeeds = (form: OpenedForm, state: ReviewState) => listNeeds(form, state, state);

const isSameSet = (set: ReadonlySet<string>, list: readonly string[]) =>
  set.size === list.length && list.every((one) => set.has(one));

const toState = (content: Content): ReviewState => ({
  ...content,
  remarks: new Map(),
  missing: null,
  refused: new Set(),
  history: emptyHistory,
  place: null,
  hasFocus: false,
  atHand: null,
  typed: null,
  wanted: null,
  moved: null,
});

export function createReviewModel(form: OpenedForm, options: ReviewOptions): ReviewModel {
  const { values, onEdit, listNeeds: list = listOwnNeeds, now = Date.now } = options;
  const nameRows = createRowNames();
  const lists = listSpecs(form.sections).map(({ path }) => toRowsChange(values, path, rowsAt(values, path)));
  const content = applyDiff({ values, checked: listCheckedAtOpening(form) }, nameRows(lists));
  const store = createStore<ReviewState>(() => toState(content));
  const paths = createPathWatch();
  const parts: ModelParts = { form, store, paths };
  const walking = createWalking(parts, (of, state) => list(of, state).map(({ path }) => path));
  const { getState, setState, subscribe } = store;
  return {
    form,
    getState,
    subscribe,
    watch: paths.watch,
    ...walking,
    ...createEditing(parts, { nameRows, onEdit, now, goTo: walking.goTo }),
    listNeeds: () => list(form, getState()),
    setFound: (found, lacking) => {
      const { typed, remarks, missing } = getState();
      const next = followRemarks(remarks, found, typed);
      const isSame = missing !== null && isSameSet(missing, lacking);
      if (next === remarks && isSame) return;
      setState({ remarks: next, missing: isSame ? missing : new Set(lacking) });
      paths.tell(null);
    },
    tellNeeds: () => setState({}),
    refuse: (refused) => {
      setState({ refused: new Set(refused) });
      paths.tell(null);
    },
  };
}
