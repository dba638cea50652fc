import { useEffect, useState } from 'react';
import { useReviewer } from './reviewer-context.ts';
import { listChanges, listNotes, type ReviewerSession } from './reviewer-session.ts';

/** After the last keystroke; comparing the whole form must not stand in the way of the next one. */
const pauseMs = 250;

const readWork = (session: ReviewerSession) => ({
  changes: listChanges(session),
  notes: listNotes(session.typed.get()),
  hasGeneral: session.typed.get().reviewNotes.trim() !== '',
});

/** What there is of changes and notes so far. */
export function useWork() {
  const session = useReviewer();
  const [work, setWork] = useState(() => readWork(session));
  useEffect(() => {
    const { model, typed } = session;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = model.getState().values;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWork(readWork(session)), pauseMs);
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
  }, [session]);
  return work;
}

/** How many there are. */
export function useCounts() {
  const { changes, notes, hasGeneral } = useWork();
  return { changes: changes.length, notes: notes.length + (hasGeneral ? 1 : 0) };
}
