import { useTranslation } from 'react-i18next';
import { StateView } from './state-view.tsx';

/** The link is known, and opens nothing: here, now or any more. */
export function LinkEnded({ how }: { how: 'expired' | 'revoked' | 'otherForm' | 'used' }) {
  const { t } = useTranslation('attorney');
  return (
    <StateView title={t(`${how}.title`)}>
      <p>{t(`${how}.text`)}</p>
    </StateView>
  );
}
