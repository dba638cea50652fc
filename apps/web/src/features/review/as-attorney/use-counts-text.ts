import { useTranslation } from 'react-i18next';

/** '4 changes, 2 notes'. */
export function useCountsText() {
  const { t } = useTranslation('attorney');
  return ({ changes, notes }: { changes: number; notes: number }) =>
    t('counts', { changes: t('changes', { count: changes }), notes: t('notes', { count: notes }) });
}
