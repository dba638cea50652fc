import { useEffect, useState } from 'react';
import { useReviewer } from './reviewer-context.ts';
import { listChanges, listNotes } from './reviewer-session.ts';

/**
 * After the last keystroke; comparing the whole form must not stand in the way of the next one. And once more when all is
 * quiet: on a slow phone the fields of an entry that was put back come later than the first count.
 */
const pausesMs = [250, 1500];

/** How many changes and notes there are so far. */
export const useCounts = () => {
  const session = useReviewer();
  const count = () => {
    const { reviewNotes } = session.typed.get();
    const notes = listNotes(session.typed.get()).length + (reviewNotes.trim() === '' ? 0 : 1);
    return { changes: listChanges(session).length, notes };
  };
  const [counts, setCounts] = useState(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts the session at hand
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const forget = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    const countSoon = () => {
      forget();
      timers = pausesMs.map((pauseMs) => setTimeout(() => setCounts(count()), pauseMs));
    };
    const stop = session.onChange(countSoon);
    return () => {
      forget();
      stop();
    };
  }, [session]);
  return counts;
};
