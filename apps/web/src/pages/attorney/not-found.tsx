import { useTranslation } from 'react-i18next';
import { StateView } from './state-view.tsx';

/** An unknown, a malformed and a deleted document's link look alike to the server, and so here. */
export function NotFound() {
  const { t } = useTranslation('attorney');
  return (
    <StateView title={t('notFound.title')}>
      <ul className="list-disc space-y-2 ps-5">
        <li>{t('notFound.text')}</li>
        <li>{t('notFound.browser')}</li>
        <li>{t('notFound.deleted')}</li>
      </ul>
    </StateView>
  );
}
