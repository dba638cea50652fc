import { pagePaths } from '@puente/contract/page-paths';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/page-link.tsx';
import { EraseButton } from './erase-button.tsx';

export function SiteFooter({ canErase }: { canErase: boolean }) {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="frame-width space-y-5 py-6">
        <section aria-label={t('disclaimer.label')} className="text-sm text-muted">
          <h2 className="font-semibold text-ink">{t('disclaimer.label')}</h2>
          <p className="mt-1 max-w-prose">
            {t('disclaimer.text')}{' '}
            <PageLink to={pagePaths.legalHelp} className="text-accent underline">
              {t('legalHelp')}
            </PageLink>
          </p>
        </section>
        {canErase ? (
          <section className="space-y-3">
            <p className="max-w-prose text-sm">{t('leave.hint')}</p>
            <EraseButton />
          </section>
        ) : null}
      </div>
    </footer>
  );
}
