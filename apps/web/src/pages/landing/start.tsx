import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export function Start() {
  const { t } = useTranslation('landing');
  return (
    <PageLink to="/app" className={`${buttonLook()} min-h-14! px-8! text-lg`}>
      {t('start')}
    </PageLink>
  );
}
