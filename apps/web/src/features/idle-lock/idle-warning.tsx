import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks whether somebody is there, and says what comes when nobody answers. `onSignIn`: null for who is signed in. */
export function IdleWarning({
  minutes,
  onStay,
  onSignIn,
}: {
  minutes: number;
  onStay: () => void;
  onSignIn: (() => void) | null;
}) {
  const { t } = useTranslation('idle');
  return (
    <Dialog title={t('warning.title')} closeLabel={t('warning.back')} onClose={onStay}>
      <div className="space-y-4">
        <p role="status">{t('warning.closes', { count: minutes })}</p>
        <p>{t('warning.lost')}</p>
        <div className="flex flex-col gap-3">
          <Button className="min-h-14" onClick={onStay}>
            {t('warning.stay')}
          </Button>
          {onSignIn ? (
            <Button variant="secondary" onClick={onSignIn}>
              {t('warning.signIn')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
