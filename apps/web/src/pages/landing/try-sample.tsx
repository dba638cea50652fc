import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button.tsx';

/** To the whole way with an invented person's paper. Plain links: they lead on before any script has come. */
export function TrySample() {
  const { t } = useTranslation('landing', { keyPrefix: 'sample' });
  return (
    <div className="text-muted">
      <p className="flex flex-wrap items-center gap-x-4">
        <a href="/app?sample=digital" className={`${buttonLook('quiet')} px-0!`}>
          {t('digital')}
        </a>
        <a href="/app?sample=scan" className={`${buttonLook('quiet')} px-0! font-normal!`}>
          {t('scan')}
        </a>
      </p>
      <p>{t('who')}</p>
    </div>
  );
}
