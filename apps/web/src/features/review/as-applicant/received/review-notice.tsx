import type { ReceivedReviews, TargetForm } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { countNotes, findApproval, isWaiting } from './summary.ts';
import { useReceived } from './use-received.ts';

interface Props {
  /** `reviewStatus`: as the page knows it so far, where it does. */
  readonly document: {
    readonly sessionId: string;
    readonly formType: TargetForm;
    readonly fileName: string;
    readonly reviewStatus?: ReceivedReviews['reviewStatus'];
  };
  /** There are other documents on the page. */
  readonly named?: boolean;
  readonly onOpen: () => void;
}

/** Tells of reviews that came in, and what waits in them. Nothing at all while there is none. */
export function ReviewNotice({ document, named = false, onOpen }: Props) {
  const { t } = useTranslation('received');
  const { data } = useReceived(document.sessionId, document.reviewStatus);
  if (!data || data.reviews.length + data.messages.length === 0) return null;
  const approval = findApproval(data, document.formType);
  const toLabel = (text: string) =>
    named ? t('notice.named', { text, file: document.fileName }) : undefined;
  if (isWaiting(data) || data.approvalEnded) {
    const title = data.waiting.reviews
      ? t('notice.new', { count: data.waiting.reviews })
      : t(isWaiting(data) ? 'notice.open' : 'notice.ended');
    return (
      <Notice tone={data.approvalEnded ? 'warning' : 'info'} title={title}>
        <Waiting received={data} />
        {data.approvalEnded ? (
          <p>
            {isWaiting(data) ? `${t('notice.ended')}. ` : ''}
            {t('notice.endedText')}
          </p>
        ) : null}
        <Button aria-label={toLabel(t('notice.look'))} onClick={onOpen}>
          {t('notice.look')}
        </Button>
      </Notice>
    );
  }
  const text = data.reviews.length > 0 ? t('notice.all', { count: data.reviews.length }) : t('thread.title');
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button variant="quiet" className="px-0!" aria-label={toLabel(text)} onClick={onOpen}>
        {text}
      </Button>
      {approval && approval.notTaken > 0 ? (
        <span>
          {t('status.approved')}. {t('status.notTaken', { count: approval.notTaken })}
        </span>
      ) : null}
    </div>
  );
}

/** '4 changes to decide, 2 notes' */
function Waiting({ received }: { received: ReceivedReviews }) {
  const { t } = useTranslation('received');
  const { proposals, questions } = received.waiting;
  const unseen = received.reviews.filter(({ seenAt, replacedAt }) => seenAt === null && replacedAt === null);
  const notes = unseen.reduce((sum, review) => sum + countNotes(review, received), 0);
  const parts = [
    ...(proposals ? [t('notice.changes', { count: proposals })] : []),
    ...(proposals === 0 && unseen.length > 0 ? [t('notice.noChanges')] : []),
    ...(notes ? [t('notice.notes', { count: notes })] : []),
    ...(questions ? [t('notice.questions', { count: questions })] : []),
  ];
  return parts.length > 0 ? <p>{parts.join(', ')}</p> : null;
}
