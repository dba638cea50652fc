import type { DocumentView } from '@puente/contract';
import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ReviewStanding, useReviewStanding } from './use-review-standing.ts';

const icons = {
  approved: <CircleCheck aria-hidden className="size-5 text-good" />,
  pending: <Clock aria-hidden className="size-5 text-check" />,
  notAsked: null,
} satisfies Record<ReviewStanding, unknown>;

/** Whether somebody the person shared the form with has approved it. */
export function ReviewStatus({ document }: { document: DocumentView }) {
  const { t } = useTranslation('download');
  const standing = useReviewStanding(document);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{t('review.label')}</span>
        {standing ? (
          <span className="inline-flex items-center gap-1 font-semibold">
            {icons[standing]}
            {t(`review.${standing}`)}
          </span>
        ) : null}
      </p>
      {document.reviewStatus === 'reviewed' ? <p className="text-muted">{t('review.reviewed')}</p> : null}
    </div>
  );
}
