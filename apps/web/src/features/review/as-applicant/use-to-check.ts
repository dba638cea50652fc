import { useCallback } from 'react';
import { isByHand } from '../../../lib/api/is-read.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import { useReview } from '../fields/review-context.ts';
import { countToCheck, isEmptyForm, toBarText } from '../model/count-to-check.ts';
import type { ReviewSession } from '../saving/review-session.ts';
import { useAfterPaint } from '../screen/use-after-paint.ts';

/** How many places are marked for the person, and what to say of them. */
export const useToCheck = (session: ReviewSession) => {
  const { warnings, saveIssues } = useReview();
  const { checks, queue, sections } = session;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [checks, warnings].map((store) => store.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [checks, warnings],
  );
  const count = useAfterPaint(subscribe, () => {
    const values = session.values();
    const open = checks.openPaths().flatMap((path) => toPathNow(sections, values, path) ?? []);
    return countToCheck({ open, faults: warnings.faultPaths(), refused: saveIssues.keys() });
  });
  const empty = useAfterPaint(queue.subscribe, () => isEmptyForm(session.values()));
  return { count, text: toBarText(count, { byHand: isByHand(session.document), empty }) } as const;
};
