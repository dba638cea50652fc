import type { OpenedReview, SubmittedReview } from '@puente/contract';
import { navigate } from 'raviger';
import { useCallback, useEffect, useState } from 'react';
import { AttorneyReview } from '../../features/review/as-attorney/attorney-review.tsx';
import { openReview, toLinkEnd } from '../../features/review/as-attorney/review-api.ts';
import { isSentFromHere, rememberSentReview } from '../../features/review/as-attorney/sent-reviews.ts';
import { Gone } from './gone.tsx';
import { LinkEnded } from './link-ended.tsx';
import { LoadError } from './load-error.tsx';
import { Loading } from './loading.tsx';
import { NotFound } from './not-found.tsx';
import { type Sent, Submitted } from './submitted.tsx';

type State =
  | { readonly kind: 'loading' | 'expired' | 'revoked' | 'otherForm' | 'used' | 'not-found' | 'gone' }
  | { readonly kind: 'form'; readonly opened: OpenedReview; readonly round: number }
  | { readonly kind: 'submitted'; readonly sent: Sent; readonly isOwn: boolean }
  | { readonly kind: 'error'; readonly error: unknown };

const toState = (opened: OpenedReview, round: number): State =>
  opened.status === 'submitted' && opened.submitted
    ? {
        kind: 'submitted',
        sent: opened.submitted,
        isOwn: isSentFromHere(opened.linkId, opened.submitted.submittedAt),
      }
    : { kind: 'form', opened, round };

const toSent = (submitted: SubmittedReview, reviewStatus: Sent['reviewStatus']): Sent => ({
  ...submitted,
  reviewerName: '',
  reviewStatus,
  accepted: 0,
  rejected: 0,
  ended: false,
});

/**
 * What a review link opens. The token it came with is exchanged at once for a cookie of this review; from then on the
 * address holds the link's number, which opens nothing by itself.
 */
export function AttorneyReviewPage({ reviewToken }: { reviewToken: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const opened = await openReview(reviewToken);
      if (opened.linkId === reviewToken) return setState(toState(opened, 0));
      navigate(`/attorney-review/${opened.linkId}`, { replace: true });
    } catch (error) {
      const end = toLinkEnd(error);
      setState(end ? { kind: end } : { kind: 'error', error });
    }
  }, [reviewToken]);
  useEffect(() => void load(), [load]);

  /** While it was open: what is on the page goes away with the link. */
  const end = useCallback((error: unknown) => {
    const reason = toLinkEnd(error);
    if (reason) setState({ kind: reason === 'not-found' ? 'gone' : reason });
  }, []);
  const again = async () => {
    setState({ kind: 'loading' });
    try {
      setState({ kind: 'form', opened: await openReview(reviewToken), round: 0 });
    } catch (error) {
      end(error);
      if (!toLinkEnd(error)) setState({ kind: 'error', error });
    }
  };

  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'form':
      return (
        <AttorneyReview
          key={state.round}
          opened={state.opened}
          onSubmitted={(submitted, status) => {
            rememberSentReview(state.opened.linkId, submitted.submittedAt);
            setState({ kind: 'submitted', sent: toSent(submitted, status), isOwn: true });
          }}
          onReopen={(opened) => setState(toState(opened, state.round + 1))}
          onEnd={end}
        />
      );
    case 'submitted':
      return <Submitted sent={state.sent} isOwn={state.isOwn} onAgain={() => void again()} />;
    case 'expired':
    case 'revoked':
    case 'otherForm':
    case 'used':
      return <LinkEnded how={state.kind} />;
    case 'not-found':
      return <NotFound />;
    case 'gone':
      return <Gone />;
    case 'error':
      return <LoadError error={state.error} onRetry={() => void load()} />;
  }
}
