import { useTranslation } from 'react-i18next';
import { Bar, type BarProps } from '../screen/review-bar.tsx';
import { SaveStateLine } from '../screen/save-state-line.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useReviewer } from './reviewer-context.ts';

/** What the review holds so far, undo and redo, and whether all is saved. */
export function AttorneyBar({ panel }: BarProps) {
  const { t } = useTranslation('attorney');
  const { model, queue, review } = useReviewer();
  const status = (
    <div className="flex flex-wrap items-center gap-x-4">
      <ProgressLine />
      <SaveStateLine queue={queue} onConflict={nothing} />
    </div>
  );
  return <Bar model={model} title={t('title', { form: review.formType })} status={status} panel={panel} />;
}

/** A draft belongs to one person, so it has no conflicts. */
const nothing = () => undefined;
