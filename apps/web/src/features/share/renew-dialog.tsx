import type { ShareLink } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LifeChoice } from './life-choice.tsx';
import { LinkName } from './link-name.tsx';
import { defaultHours, type ShareHours } from './share-hours.ts';

/** Asks how long a link is to go on working. */
export function RenewDialog({
  link,
  onRenew,
  onClose,
}: {
  link: ShareLink;
  onRenew: (hours: ShareHours) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('share');
  const { t: frame } = useTranslation('frame');
  const [hours, setHours] = useState(defaultHours);
  return (
    <Dialog title={t('renew.title')} closeLabel={frame('close')} onClose={onClose}>
      <div className="space-y-5">
        <LinkName link={link} />
        <p>{t(link.oneBrowser ? 'renew.textOne' : 'renew.text')}</p>
        <LifeChoice hours={hours} onChange={setHours} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onRenew(hours)}>{t('renew.yes')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('renew.no')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
