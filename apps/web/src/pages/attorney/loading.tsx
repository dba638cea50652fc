import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Waiting } from '../../ui/waiting.tsx';

export function Loading() {
  const { t } = useTranslation('attorney');
  usePageTitle(t('pageTitle'));
  return <Waiting label={t('loading')} />;
}
