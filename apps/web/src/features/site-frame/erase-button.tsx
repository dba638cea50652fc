import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { PartButton } from '../../lib/part-button.tsx';

const EraseDialog = lazyView(() => import('./erase-dialog.tsx').then((m) => m.EraseDialog), 'erase');

/** Opens the question whether everything is to be deleted. */
export function EraseButton() {
  const { t } = useTranslation();
  return (
    <PartButton
      part={(close) => <EraseDialog onClose={close} />}
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-bad bg-paper px-3 font-semibold text-bad hover:bg-bad-soft"
    >
      <Trash2 aria-hidden className="size-5" />
      {t('delete')}
    </PartButton>
  );
}
