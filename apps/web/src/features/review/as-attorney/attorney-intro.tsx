import type { OpenedReview } from '@puente/contract';
import { formatEnd } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { GuideAnswers } from './guide-answers.tsx';
import { ThenAndNow } from './then-and-now.tsx';

/** What is reviewed, until when, and what the reviewer's changes are. */
export function AttorneyIntro({ review }: { review: OpenedReview }) {
  const { t, i18n } = useTranslation('attorney');
  const time = formatEnd(review.expiresAt, i18n.language);
  return (
    <div className="space-y-2">
      <p className="text-muted [overflow-wrap:anywhere]">
        {t('file', { name: review.fileName })}
        <br />
        {t('until', { time })}
      </p>
      <p>{t('lead')}</p>
      <p className="font-semibold">{t('proposals')}</p>
      <p>{t('drafts')}</p>
      {review.oneBrowser ? <p>{t('oneBrowser')}</p> : null}
      <GuideAnswers answers={review.boxAnswers} />
      <ThenAndNow review={review} />
      {review.sharedPages.length < review.pageCount ? <p>{t('pagesKept')}</p> : null}
    </div>
  );
}
