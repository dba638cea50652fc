import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Places } from '../fields/places.ts';
import type { ReviewModel } from '../model/review-model.ts';
import type { ShowView } from './use-view.ts';
import { findSection, type View } from './view.ts';

interface Way {
  readonly places: Places;
  readonly view: View;
  readonly show: ShowView;
}

/** Brings the person where the model wants them: to the worklist, or to the answer in its section. */
export function useGoTo({ form, subscribe, getState, listNeeds }: ReviewModel, way: Way) {
  const wanted = useSyncExternalStore(subscribe, () => getState().wanted);
  // Where the person was led before the form was left is past.
  const done = useRef(wanted);
  const latest = useRef(way);
  latest.current = way;
  useEffect(() => {
    if (wanted === null || wanted === done.current) return;
    done.current = wanted;
    const { places, view, show } = latest.current;
    const { path, how } = wanted;
    const section = findSection(form.sections, path);
    if (how === 'keep') {
      // Its row has moved, and with it the answer that is open.
      if (view.kind === 'section' && view.field !== null && section === view.section)
        show({ ...view, field: path }, { stay: true });
      return places.keepFocus(path);
    }
    const isOpen = how === 'back' && view.kind === 'check' && listNeeds().some((need) => need.path === path);
    if (how === 'check' || isOpen) show({ kind: 'check', at: path });
    else if (section !== null) show({ kind: 'section', section, field: path });
  }, [wanted, form, listNeeds]);
}
