import type { DocumentView } from '@puente/contract';
import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Whether somebody the person shared the form with has approved it. */
export function ReviewStatus({ status }: { status: DocumentView['reviewStatus'] }) {
  const { t } = useTranslation('download');
  const isApproved = status === 'approved';
  const Icon = isApproved ? CircleCheck : Clock;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{t('review.label')}</span>
        <strong className="inline-flex items-center gap-1">
          <Icon aria-hidden className={`size-5 ${isApproved ? 'text-good' : 'text-check'}`} />
          {t(isApproved ? 'review.approved' : 'review.pending')}
        </strong>
      </p>
      {status === 'reviewed' ? <p className="text-muted">{t('review.reviewed')}</p> : null}
    </div>
  );
}
