import { useTranslation } from 'react-i18next';
import { StateView } from './state-view.tsx';

export const Expired = () => {
  const { t } = useTranslation('attorney');
  return (
    <StateView title={t('expired.title')}>
      <p>{t('expired.text')}</p>
    </StateView>
  );
};
