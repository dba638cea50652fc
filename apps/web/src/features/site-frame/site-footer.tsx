import { pagePaths } from '@puente/contract/page-paths';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/page-link.tsx';
import { EraseButton } from './erase-button.tsx';

export function SiteFooter({ canErase }: { canErase: boolean }) {
  const { t } = useTranslation();
  return (
    <footer className="site-footer print:hidden">
      <div className="frame-width">
        <section aria-label={t('disclaimer.label')}>
          <h2>{t('disclaimer.label')}</h2>
          <p>
            {t('disclaimer.text')}{' '}
            <PageLink to={pagePaths.legalHelp} className="text-accent underline">
              {t('legalHelp')}
            </PageLink>
            <PageLink to={pagePaths.privacy} className="ms-3 text-accent underline">
              {t('privacy')}
            </PageLink>
          </p>
        </section>
        {canErase ? (
          <section>
            <p>{t('leave.hint')}</p>
            <EraseButton />
          </section>
        ) : null}
      </div>
    </footer>
  );
}
