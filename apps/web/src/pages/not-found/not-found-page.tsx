import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  usePageTitle(t('title'));
  return (
    <div className="space-y-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <p>{t('text')}</p>
      <PageLink to="/" className={buttonLook()}>
        {t('home')}
      </PageLink>
    </div>
  );
}
