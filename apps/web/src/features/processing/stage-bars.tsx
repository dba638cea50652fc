import type { Progress } from '@puente/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The three stages as the server reports them. A late answer never takes a bar back. */
export function StageBars({ progress, form }: { progress: Progress; form: string }) {
  const { t } = useTranslation('processing');
  const highest = useRef({ ocr: 0, ai: 0, form: 0, page: 0 });
  const shown = highest.current;
  shown.ocr = Math.max(shown.ocr, progress.ocr);
  shown.ai = Math.max(shown.ai, progress.ai);
  shown.form = Math.max(shown.form, progress.form);
  shown.page = Math.max(shown.page, progress.page);
  const { pages } = progress;
  const page = Math.min(shown.page, pages);
  return (
    <div className="space-y-5">
      <ProgressBar
        label={t('ocr')}
        percent={shown.ocr}
        {...(pages > 0 && page > 0 ? { detail: t('page', { page, pages }) } : {})}
      />
      <ProgressBar label={t('ai')} percent={shown.ai} />
      <ProgressBar label={t('form', { form })} percent={shown.form} />
      <p role="status" className="sr-only">
        {page > 0 && shown.form < 100 ? t('announcePage', { page, pages }) : ''}
      </p>
    </div>
  );
}
