import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/** What the server or the connection said, where something was said. */
export function AuthFailure({ text }: { text: string | null }) {
  const { t } = useTranslation('account');
  if (!text) return null;
  return (
    <Notice tone="problem" title={t('errors.title')}>
      <p>{text}</p>
    </Notice>
  );
}
