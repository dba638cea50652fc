import type { ReceivedReview, ReviewMessage, TargetForm } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useAnswerNames } from './answer-names.ts';
import { type Paper, ProposalItem } from './proposal-item.tsx';
import { ReviewerFacts } from './reviewer-facts.tsx';
import { Thread } from './thread.tsx';
import { ThreadList } from './thread-list.tsx';
import { type Decide, isAcceptable, listOpen } from './use-decisions.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface Props {
  readonly sessionId: string;
  /** The form at hand; a review may be of the other one. */
  readonly formType: TargetForm;
  readonly review: ReceivedReview;
  /** The threads to show with it: its link's. */
  readonly messages: readonly ReviewMessage[];
  readonly Paper: Paper | null;
  readonly busy: boolean;
  readonly decide: Decide;
}

/** One review: who says they sent it, their general notes, each change with its decision, and the threads. */
export function ReviewCard({ sessionId, formType, review, messages, Paper, busy, decide }: Props) {
  const { t, i18n } = useTranslation('received');
  const names = useAnswerNames(review.formType);
  const headingId = useId();
  const name = review.reviewer.name || t('reviewer.unnamed');
  const { proposals, replacedAt, endedAt, reviewStatus } = review;
  const about = new Set(proposals.filter(({ kind }) => kind === 'change').map(({ path }) => path));
  const moment = (of: string) => formatMoment(of, i18n.language);
  return (
    <section aria-labelledby={headingId} className="card space-y-6 p-4 sm:p-6">
      <div className="space-y-2">
        <h2 id={headingId} className="text-lg font-semibold [overflow-wrap:anywhere]">
          {t('review.of', { name })}
        </h2>
        <p>
          {[
            t('review.sent', { moment: moment(review.submittedAt) }),
            t(endedAt ? 'review.ended' : `review.${reviewStatus}`),
            ...(review.formType === formType ? [] : [t('review.form', { form: review.formType })]),
          ].join(' · ')}
        </p>
        <ReviewerFacts reviewer={review.reviewer} />
        {replacedAt ? <p>{t('review.replaced', { moment: moment(replacedAt) })}</p> : null}
      </div>
      {review.reviewNotes ? (
        <div className="space-y-2">
          <h3 className="font-semibold">{t('review.notes')}</h3>
          <p className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{review.reviewNotes}</p>
        </div>
      ) : null}
      <div>
        <Progress review={review} busy={busy} decide={decide} />
        <ol>
          {proposals.map((proposal) => (
            <ProposalItem
              key={proposal.number}
              review={review}
              proposal={proposal}
              reviewerName={name}
              names={names}
              Paper={review.formType === formType ? Paper : null}
              busy={busy}
              decide={decide}
            >
              <OwnThread
                sessionId={sessionId}
                messages={
                  proposal.kind === 'change' ? messages.filter(({ path }) => path === proposal.path) : []
                }
                answer={names.name(proposal.at ?? proposal.path)}
              />
            </ProposalItem>
          ))}
        </ol>
      </div>
      <ThreadList
        sessionId={sessionId}
        messages={messages.filter(({ path }) => !about.has(path))}
        names={names}
      />
    </section>
  );
}

const OwnThread = (props: { sessionId: string; messages: readonly ReviewMessage[]; answer: string }) =>
  props.messages.length > 0 ? <Thread {...props} /> : null;

function Progress({ review, busy, decide }: Pick<Props, 'review' | 'busy' | 'decide'>) {
  const { t } = useTranslation('received');
  const { place, press } = useFocusAfter<HTMLDivElement>(busy);
  const { proposals } = review;
  const open = listOpen(review);
  const acceptable = open.filter(isAcceptable);
  const decided = proposals.filter(({ decision }) => decision !== 'open').length;
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-3 pb-2">
      <div>
        <h3 className="font-semibold">{t('review.changes')}</h3>
        <p>
          {proposals.length === 0
            ? t('review.noChanges')
            : t('review.decided', { decided, count: proposals.length })}
        </p>
      </div>
      {acceptable.length > 1 ? (
        <Button
          variant="secondary"
          disabled={busy}
          onClick={press(() =>
            decide(
              review,
              'accepted',
              acceptable.map(({ number }) => number),
            ),
          )}
        >
          {t('review.acceptAll', { count: acceptable.length })}
        </Button>
      ) : null}
    </div>
  );
}
