import type { ShareLink } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkName } from './link-name.tsx';

/** Asks once: a link that was revoked stays so. */
export function RevokeDialog({
  link,
  onRevoke,
  onClose,
}: {
  link: ShareLink;
  onRevoke: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('share');
  const { t: frame } = useTranslation('frame');
  return (
    <Dialog title={t('revoke.title')} closeLabel={frame('close')} onClose={onClose}>
      <div className="space-y-5">
        <LinkName link={link} />
        <p>{t('revoke.text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRevoke}>{t('revoke.yes')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('revoke.no')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
