import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asked of somebody who leaves a form that was not downloaded. */
export function ConfirmNew({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { t } = useTranslation('download');
  const { t: frame } = useTranslation('frame');
  return (
    <Dialog title={t('confirmNew.title')} closeLabel={frame('close')} onClose={onNo}>
      <p>{t('confirmNew.text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onYes}>{t('confirmNew.yes')}</Button>
        <Button variant="secondary" onClick={onNo}>
          {t('confirmNew.no')}
        </Button>
      </div>
    </Dialog>
  );
}
