import type { SectionSpec } from '@puente/forms/answers';
import type { OpenedForm } from './opened-form.ts';
import { findBeside, findPlace, listPlaces } from './places.ts';
import type { ModelParts, ReviewState, Wanted } from './review-state.ts';

/** Where the person is in a form, and the ways from there. */
export interface Walking {
  /** An entry or a list has the focus, and no answer in it. */
  readonly enter: (path: string) => void;
  /** `readPath`: where the evidence of the answer is filed; null in a new entry. */
  readonly enterAnswer: (path: string, readPath: string | null) => void;
  /** The focus goes elsewhere. */
  readonly leave: () => void;
  readonly goTo: (path: string, how?: Wanted['how']) => void;
  /** To the next of what is to be gone through, or the one before. */
  readonly goToNeed: (direction: 'next' | 'previous') => void;
  readonly setOpen: (section: SectionSpec['title'], isOpen: boolean) => void;
}

export function createWalking(
  { form, store }: ModelParts,
  listWanted: (form: OpenedForm, state: ReviewState) => readonly string[],
): Walking {
  const { getState, setState } = store;
  const toClosed = (section: SectionSpec['title'], isOpen: boolean): ReadonlySet<SectionSpec['title']> => {
    const others = [...getState().closed].filter((title) => title !== section);
    return new Set(isOpen ? others : [...others, section]);
  };
  const goTo: Walking['goTo'] = (path, how = 'into-sight') => {
    const place = findPlace(listPlaces(form.sections, getState()), path);
    if (place) setState({ wanted: { path: place.path, how }, closed: toClosed(place.section, true) });
  };
  return {
    enter: (path) => setState({ place: path, hasFocus: true }),
    enterAnswer: (path, readPath) => setState({ place: path, hasFocus: true, atHand: { path, readPath } }),
    leave: () => setState({ hasFocus: false, typed: null }),
    goTo,
    goToNeed: (direction) => {
      const state = getState();
      const here = state.hasFocus ? state.place : null;
      const wanted = new Set(listWanted(form, state));
      const place = findBeside(listPlaces(form.sections, state), wanted, here, direction);
      if (place) goTo(place.path);
    },
    setOpen: (section, isOpen) => setState({ closed: toClosed(section, isOpen) }),
  };
}
