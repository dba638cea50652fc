import type { OpenedReview } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountsText } from '../../features/review/as-attorney/use-counts-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StateView } from './state-view.tsx';

export type Sent = NonNullable<OpenedReview['submitted']>;

interface Props {
  readonly sent: Sent;
  /** It was sent from this browser. Whoever else holds the link is told who sent it. */
  readonly isOwn: boolean;
  readonly onAgain: () => void;
}

export function Submitted({ sent, isOwn, onAgain }: Props) {
  const { t, i18n } = useTranslation('attorney');
  const say = useCountsText();
  const decided = sent.accepted + sent.rejected;
  return (
    <StateView
      title={t(isOwn ? 'submitted.title' : 'submitted.titleOther')}
      actions={<Button onClick={onAgain}>{t('submitted.again')}</Button>}
    >
      <p className="flex gap-3 rounded-md border-s-4 border-good bg-good-soft p-4 font-semibold">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        {isOwn ? t('submitted.text') : t('submitted.textOther')}
      </p>
      {isOwn ? <p>{t('submitted.how')}</p> : null}
      <p>
        {isOwn ? t('submitted.sent', { counts: say(sent) }) : null}
        {isOwn
          ? null
          : t('submitted.sentBy', {
              name: sent.reviewerName || t('submitted.noName'),
              counts: say(sent),
            })}{' '}
        {t('verdict.status')}: {t(`statuses.${sent.reviewStatus}`)}.{' '}
        {t('submitted.at', { time: formatMoment(sent.submittedAt, i18n.language) })}
      </p>
      {decided > 0 ? (
        <p>{t('submitted.decided', { accepted: sent.accepted, rejected: sent.rejected })}</p>
      ) : null}
      {sent.ended ? <Notice tone="warning">{t('submitted.ended')}</Notice> : null}
      <p className="text-sm text-muted">{t(isOwn ? 'submitted.againText' : 'submitted.againOther')}</p>
    </StateView>
  );
}
