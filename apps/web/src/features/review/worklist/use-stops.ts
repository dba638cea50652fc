import { useRef } from 'react';
import type { ReviewModel } from '../model/review-model.ts';
import { listStops, type Stop } from '../model/worklist.ts';
import { useModelLater } from '../screen/use-model-later.ts';

/** What the screen has to know of a stop to lead to it. */
export type Stops = readonly Stop[];

const toKey = (stops: Stops) => JSON.stringify(stops.map(({ path, reasons }) => [path, reasons]));
const isSame = (one: Stops, other: Stops) => toKey(one) === toKey(other);

/** What is to be gone through while the worklist is open. What was dealt with stays in it, so that its numbers hold. */
export function useStops(model: ReviewModel): Stops {
  const seen = useRef(new Set<string>());
  return useModelLater<Stops>(
    model,
    (state) => {
      const stops = listStops(model.form.sections, state, model.listNeeds(), seen.current);
      for (const { path, kind } of stops) if (kind === 'unit') seen.current.add(path);
      return stops;
    },
    isSame,
  );
}
