import { useEffect, useState } from 'react';
import { useReviewer } from './reviewer-context.ts';
import { listChanges, listNotes, type ReviewerSession } from './reviewer-session.ts';

/** After the last keystroke; comparing the whole form must not stand in the way of the next one. */
const pauseMs = 250;

function count(session: ReviewerSession) {
  const { reviewNotes } = session.typed.get();
  const notes = listNotes(session.typed.get()).length + (reviewNotes.trim() === '' ? 0 : 1);
  return { changes: listChanges(session).length, notes };
}

/** How many changes and notes there are so far. */
export function useCounts() {
  const session = useReviewer();
  const [counts, setCounts] = useState(() => count(session));
  useEffect(() => {
    const { model, typed } = session;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = model.getState().values;
    const countSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCounts(count(session)), pauseMs);
    };
    const ends = [
      typed.subscribe(countSoon),
      model.subscribe(() => {
        const { values } = model.getState();
        if (values !== seen) countSoon();
        seen = values;
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [session]);
  return counts;
}
