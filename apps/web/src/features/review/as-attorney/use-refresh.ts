import type { OpenedReview } from '@puente/contract';
import { useEffect, useRef } from 'react';
import { openReview, toLinkEnd } from './review-api.ts';
import type { ReviewerSession } from './reviewer-session.ts';

const everyMs = 60_000;

interface Outcomes {
  /** The applicant has saved another version. */
  readonly onNewer: (newer: OpenedReview) => void;
  /** Another tab or device has a newer draft, or has submitted; nothing typed here is waiting. */
  readonly onElsewhere: (opened: OpenedReview) => void;
  readonly onEnd: (error: unknown) => void;
}

function isElsewhere(session: ReviewerSession, { draft, status, submitted }: OpenedReview) {
  if (session.queue.isUnsaved()) return false;
  if (status === 'submitted') return submitted?.submittedAt !== session.review.submitted?.submittedAt;
  return draft !== null && (session.draftAt() ?? '') < draft.savedAt;
}

/** Asks, when the page is looked at again and now and then, for answers, newer versions, newer drafts and the end of the link. */
export function useRefresh(session: ReviewerSession, outcomes: Outcomes) {
  const latest = useRef(outcomes);
  latest.current = outcomes;
  useEffect(() => {
    let stopped = false;
    // Coming back to a tab is told twice: as seen again and as focused.
    let isLooking = false;
    const look = async () => {
      if (isLooking || document.visibilityState !== 'visible') return;
      isLooking = true;
      try {
        const opened = await openReview(session.review.linkId);
        if (stopped) return;
        if (isElsewhere(session, opened)) return latest.current.onElsewhere(opened);
        if (opened.messages.length !== session.typed.get().messages.length)
          session.typed.set({ messages: opened.messages });
        if (opened.version !== session.review.version) latest.current.onNewer(opened);
      } catch (error) {
        if (!stopped && toLinkEnd(error)) latest.current.onEnd(error);
      } finally {
        isLooking = false;
      }
    };
    const timer = setInterval(() => void look(), everyMs);
    const onSeen = () => void look();
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('focus', onSeen);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('focus', onSeen);
    };
  }, [session]);
}
