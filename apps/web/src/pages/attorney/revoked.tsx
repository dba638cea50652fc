import { useTranslation } from 'react-i18next';
import { StateView } from './state-view.tsx';

export const Revoked = () => {
  const { t } = useTranslation('attorney');
  return (
    <StateView title={t('revoked.title')}>
      <p>{t('revoked.text')}</p>
    </StateView>
  );
};
