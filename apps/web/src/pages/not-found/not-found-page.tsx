import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <div className="space-y-6">
      <h1 className="text-xl font-semibold">{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <PageLink to="/" className={buttonLook()}>
        {t('notFound.home')}
      </PageLink>
    </div>
  );
}
