import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toPersonMessage } from '../api/api-error.ts';
import type { BoxSaving } from './use-box-answers.ts';

/** Whether an answer is saved, a way to take back the last one in `boxes`, and one to save it again where it is not. */
export function SaveLine({
  saving: { isBusy, isSaved, error, again, undoIn },
  boxes = [],
}: {
  saving: Pick<BoxSaving, 'isBusy' | 'isSaved' | 'error' | 'again' | 'undoIn'>;
  boxes?: ReadonlyArray<{ readonly id: string }>;
}) {
  const { t } = useTranslation('guide');
  const undo = isBusy ? null : undoIn(boxes);
  return (
    <>
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 print:hidden">
        <p role="status" className="text-muted">
          {isBusy ? t('box.saving') : isSaved ? t('box.saved') : null}
        </p>
        {undo ? (
          <button type="button" className="min-h-6 text-accent underline underline-offset-4" onClick={undo}>
            {t('box.undo')}
          </button>
        ) : null}
      </div>
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
