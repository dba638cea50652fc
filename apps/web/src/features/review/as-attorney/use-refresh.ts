import type { OpenedReview } from '@puente/contract';
import { useEffect, useRef } from 'react';
import { openReview, toLinkEnd } from './review-api.ts';
import type { ReviewerCopy } from './reviewer-copy.ts';

const everyMs = 60_000;

interface Outcomes {
  /** The applicant has saved another version. */
  readonly onNewer: (newer: OpenedReview) => void;
  /** Another tab or device has a newer draft, or has submitted; nothing typed here is waiting. */
  readonly onElsewhere: (opened: OpenedReview) => void;
  readonly onEnd: (error: unknown) => void;
}

function isElsewhere(copy: ReviewerCopy, { draft, status, submitted }: OpenedReview) {
  if (copy.queue.isUnsaved()) return false;
  if (status === 'submitted') return submitted?.submittedAt !== copy.review.submitted?.submittedAt;
  return draft !== null && (copy.draftAt() ?? '') < draft.savedAt;
}

/**
 * Asks now and then, and when the page is looked at again, for answers, newer versions, newer drafts and the end of
 * the link.
 */
export function useRefresh(copy: ReviewerCopy, outcomes: Outcomes) {
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
        const opened = await openReview(copy.review.linkId);
        if (stopped) return;
        if (isElsewhere(copy, opened)) return latest.current.onElsewhere(opened);
        if (opened.messages.length !== copy.typed.get().messages.length)
          copy.typed.set({ messages: opened.messages });
        if (opened.version !== copy.review.version) latest.current.onNewer(opened);
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
  }, [copy]);
}
