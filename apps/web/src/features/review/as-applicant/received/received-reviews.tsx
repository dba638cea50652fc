import type { DocumentView, ReceivedReviews as Received } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../../lib/account/account-store.ts';
import { requestSignIn } from '../../../../lib/account/sign-in-request.ts';
import { fetchEndpoint } from '../../../../lib/api/call-endpoint.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { StepHeading } from '../../../../ui/step-heading.tsx';
import { Waiting } from '../../../../ui/waiting.tsx';
import { useAnswerNames } from './answer-names.ts';
import { AuditTrail } from './audit-trail.tsx';
import type { Paper } from './proposal-item.tsx';
import { ReviewCard } from './review-card.tsx';
import { StatusLine } from './status-line.tsx';
import { ThreadList } from './thread-list.tsx';
import { useDecisions } from './use-decisions.ts';
import { receivedKey, useReceived } from './use-received.ts';

interface Props {
  readonly document: DocumentView;
  /** Null where nothing came from the paper. */
  readonly Paper: Paper | null;
  /** Saves what is typed in the form; false when it could not be. */
  readonly saveEdits: () => Promise<boolean>;
  /** Fetches the form as it is after a decision. */
  readonly onDecided: () => Promise<void>;
  readonly onBack: () => void;
}

/** Every review received: what each proposes, to be accepted or rejected, and what was asked. */
export function ReceivedReviews(props: Props) {
  const { t } = useTranslation('received');
  const { t: frame } = useTranslation('frame');
  const { sessionId, formType, reviewStatus } = props.document;
  const isSaved = useSavedEdits(sessionId, props.saveEdits);
  const received = useReceived(sessionId, reviewStatus);
  const isSignedOut = useAccount().kind === 'signed-out';
  return (
    <section className="max-w-4xl space-y-6">
      <div className="space-y-3">
        <Button variant="quiet" className="px-0!" onClick={props.onBack}>
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {t('back')}
        </Button>
        <StepHeading>{t('title')}</StepHeading>
        <p className="max-w-prose">{t('lead')}</p>
      </div>
      {isSaved === false ? (
        <Notice tone="problem" title={t('unsaved.title')}>
          <p>{t('unsaved.text')}</p>
          <Button onClick={props.onBack}>{t('back')}</Button>
        </Notice>
      ) : null}
      {isSignedOut ? (
        <Notice tone="info">
          <p>{t('signedOut')}</p>
          <Button onClick={() => requestSignIn({ form: formType })}>{t('signIn')}</Button>
        </Notice>
      ) : received.isError && !received.data ? (
        <Notice tone="problem">
          <p>{t('failed')}</p>
          <Button variant="secondary" onClick={() => void received.refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      ) : received.data && isSaved !== null ? (
        <Reviews {...props} received={received.data} mayDecide={isSaved} />
      ) : (
        <Waiting label={frame('loading')} />
      )}
    </section>
  );
}

function Reviews({
  document,
  received,
  mayDecide,
  Paper,
  onDecided,
}: Props & { received: Received; mayDecide: boolean }) {
  const { t } = useTranslation('received');
  const { sessionId, formType } = document;
  const names = useAnswerNames(formType);
  const { isBusy, failure, said, decide } = useDecisions(sessionId, received.version, onDecided);
  useSeen(sessionId, received);
  const { reviews, messages } = received;
  const withReview = new Set(reviews.map(({ linkId }) => linkId));
  const firstOf = (linkId: string) => reviews.find((review) => review.linkId === linkId);
  const others = messages.filter(({ linkId }) => !withReview.has(linkId));
  return (
    <>
      <StatusLine received={received} formType={formType} names={names} />
      {failure ? <Notice tone="problem">{failure}</Notice> : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      {reviews.length + messages.length === 0 ? <p>{t('none')}</p> : null}
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          sessionId={sessionId}
          formType={formType}
          review={review}
          // The threads of a link stand with its newest review.
          messages={
            firstOf(review.linkId) === review ? messages.filter(({ linkId }) => linkId === review.linkId) : []
          }
          Paper={Paper}
          busy={isBusy || !mayDecide}
          decide={decide}
        />
      ))}
      {[...new Set(others.map(({ linkId }) => linkId))].map((linkId) => (
        <div key={linkId} className="card p-4 sm:p-6">
          <ThreadList
            sessionId={sessionId}
            messages={others.filter((message) => message.linkId === linkId)}
            names={names}
          />
        </div>
      ))}
      <AuditTrail sessionId={sessionId} />
    </>
  );
}

/** Null while what was typed is being saved. The reviews are then asked for anew: they tell where things stand. */
function useSavedEdits(sessionId: string, saveEdits: () => Promise<boolean>) {
  const client = useQueryClient();
  const [isSaved, setSaved] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    void saveEdits()
      .catch(() => false)
      .then(async (saved) => {
        await client.refetchQueries({ queryKey: receivedKey(sessionId) });
        if (isHere) setSaved(saved);
      });
    return () => {
      isHere = false;
    };
  }, [client, sessionId, saveEdits]);
  return isSaved;
}

/** What is on the screen was looked at; the notice need not call for it again. */
function useSeen(sessionId: string, { reviews }: Received) {
  const client = useQueryClient();
  const unseen = reviews
    .filter(({ seenAt }) => seenAt === null)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const ids = unseen.split(' ').filter(Boolean);
    if (ids.length === 0) return;
    void Promise.all(
      ids.map((id) => fetchEndpoint('markReviewSeen', { params: { sessionId, id }, retries: 1 })),
    )
      .then(() => client.refetchQueries({ queryKey: receivedKey(sessionId) }))
      // It is tried again the next time.
      .catch(() => undefined);
  }, [client, sessionId, unseen]);
}
