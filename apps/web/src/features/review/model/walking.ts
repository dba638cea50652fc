import { toReadPath } from '../../../lib/form-answers/row-paths.ts';
import type { OpenedForm } from './opened-form.ts';
import { findBeside, findPlace, listPlaces } from './places.ts';
import type { ModelParts, ReviewState, Wanted } from './review-state.ts';

/** Where the person is in a form, and the ways from there. */
export interface Walking {
  /** `readPath`: where the evidence of the answer is filed; null in a new entry. */
  readonly enterAnswer: (path: string, readPath: string | null) => void;
  /** The answer is what the screen shows, and has no focus. */
  readonly look: (path: string) => void;
  /** The focus goes elsewhere. */
  readonly leave: () => void;
  readonly goTo: (path: string, how?: Wanted['how']) => void;
  /** To the next of what is to be gone through, or the one before. */
  readonly goToNeed: (direction: 'next' | 'previous') => void;
}

export function createWalking(
  { form, store }: ModelParts,
  listWanted: (form: OpenedForm, state: ReviewState) => readonly string[],
): Walking {
  const { getState, setState } = store;
  const listNow = () => listPlaces(form.sections, getState());
  const goTo: Walking['goTo'] = (path, how = 'change') => {
    const place = findPlace(listNow(), path);
    if (place) setState({ wanted: { path: place.path, how } });
  };
  return {
    enterAnswer: (path, readPath) => setState({ place: path, hasFocus: true, atHand: { path, readPath } }),
    look: (path) => {
      const readPath = toReadPath(form.sections, getState().values, path);
      setState({ place: path, atHand: { path, readPath } });
    },
    leave: () => setState({ hasFocus: false, typed: null }),
    goTo,
    goToNeed: (direction) => {
      const state = getState();
      const place = findBeside(listNow(), new Set(listWanted(form, state)), state.place, direction);
      if (place) goTo(place.path, 'check');
    },
  };
}
