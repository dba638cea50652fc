import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toPersonMessage } from '../api/api-error.ts';
import type { BoxSaving } from './use-box-answers.ts';

/** Whether an answer is saved, and a way to save it again where it is not. */
export function SaveLine({
  saving: { isBusy, isSaved, error, again },
}: {
  saving: Pick<BoxSaving, 'isBusy' | 'isSaved' | 'error' | 'again'>;
}) {
  const { t } = useTranslation('guide');
  return (
    <>
      <p role="status" className="min-h-6 text-muted print:hidden">
        {isBusy ? t('box.saving') : isSaved ? t('box.saved') : null}
      </p>
      {error ? (
        <Notice tone="problem" title={t('box.failed')}>
          <p>{toPersonMessage(error, t('box.failedText'))}</p>
          <Button variant="secondary" disabled={isBusy} onClick={again}>
            {t('box.again')}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
