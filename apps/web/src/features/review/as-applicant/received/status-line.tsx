import type { ReceivedReviews, TargetForm } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import type { AnswerNames } from './answer-names.ts';
import { findApproval } from './summary.ts';

/** At most this many answers are named; of more, only the number is told. */
const maxNamed = 12;

/** Whether an approval counts, what of it is not in the form, or why it counts no longer. */
export function StatusLine({
  received,
  formType,
  names,
}: {
  received: ReceivedReviews;
  formType: TargetForm;
  names: AnswerNames;
}) {
  const { t, i18n } = useTranslation('received');
  const { reviewStatus, approvalEnded } = received;
  const approval = findApproval(received, formType);
  const Icon = reviewStatus === 'approved' ? CircleCheck : Clock;
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{t('status.label')}</span>
        <strong className="inline-flex items-center gap-1">
          <Icon
            aria-hidden
            className={`size-5 ${reviewStatus === 'approved' ? 'text-good' : 'text-check'}`}
          />
          {t(`status.${reviewStatus}`)}
        </strong>
        {approval && approval.notTaken > 0 ? (
          <span>{t('status.notTaken', { count: approval.notTaken })}</span>
        ) : null}
      </p>
      {approval ? (
        <p className="text-muted">
          {t('status.by', {
            name: approval.review.reviewer.name || t('reviewer.unnamed'),
            moment: formatMoment(approval.review.submittedAt, i18n.language),
          })}
        </p>
      ) : null}
      {approvalEnded ? (
        <Notice
          tone="warning"
          title={t('status.ended', { moment: formatMoment(approvalEnded.at, i18n.language) })}
        >
          <ul className="list-disc ps-5">
            {approvalEnded.paths.slice(0, maxNamed).map((path) => (
              <li key={path} className="[overflow-wrap:anywhere]">
                {names.name(path)}
              </li>
            ))}
          </ul>
          {approvalEnded.paths.length > maxNamed ? (
            <p>{t('status.more', { count: approvalEnded.paths.length - maxNamed })}</p>
          ) : null}
          <p>{t('status.again')}</p>
        </Notice>
      ) : null}
    </div>
  );
}
