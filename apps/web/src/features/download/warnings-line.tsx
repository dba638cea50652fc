import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** How many answers have a warning beside them in the review. */
export const WarningsLine = ({ count }: { count: number }) => {
  const { t } = useTranslation('download');
  const Icon = count === 0 ? CircleCheck : TriangleAlert;
  return (
    <p className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${count === 0 ? 'text-good' : 'text-check'}`} />
      <span>
        {t('preflight.warnings', { count })}{' '}
        {count === 0 ? null : (
          <Link
            to={{ pathname: '/app', hash: '#step4' }}
            state={{ moved: true }}
            className="font-semibold text-accent underline"
          >
            {t('preflight.toReview')}
          </Link>
        )}
      </span>
    </p>
  );
};
