import { useEffect, useState } from 'react';
import { useReviewer } from './reviewer-context.ts';
import { listChanges, listNotes, type ReviewerCopy } from './reviewer-copy.ts';

/** Time after the last keystroke. Comparing the whole form must not delay the next one. */
const pauseMs = 250;

const readWork = (copy: ReviewerCopy) => ({
  changes: listChanges(copy),
  notes: listNotes(copy.typed.get()),
  hasGeneral: copy.typed.get().reviewNotes.trim() !== '',
});

/** What there is of changes and notes so far. */
export function useWork() {
  const copy = useReviewer();
  const [work, setWork] = useState(() => readWork(copy));
  useEffect(() => {
    const { model, typed } = copy;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = model.getState().values;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWork(readWork(copy)), pauseMs);
    };
    const ends = [
      typed.subscribe(readSoon),
      model.subscribe(() => {
        const { values } = model.getState();
        if (values !== seen) readSoon();
        seen = values;
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [copy]);
  return work;
}

/** How many there are. */
export function useCounts() {
  const { changes, notes, hasGeneral } = useWork();
  return { changes: changes.length, notes: notes.length + (hasGeneral ? 1 : 0) };
}
