import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Places } from '../fields/places.ts';
import type { ReviewModel } from '../model/review-model.ts';

/** Brings into sight what the model wants there, once it is drawn. */
export function useGoTo({ subscribe, getState }: ReviewModel, places: Places) {
  const wanted = useSyncExternalStore(subscribe, () => getState().wanted);
  // Where the person was led before the form was left is past.
  const done = useRef(wanted);
  useEffect(() => {
    if (wanted === null || wanted === done.current) return;
    done.current = wanted;
    places.focus(wanted);
  }, [wanted, places]);
}
