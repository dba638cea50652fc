import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { OpenedPart } from './opened-part.tsx';

const EraseDialog = lazyView(() => import('./erase-dialog.tsx').then((m) => m.EraseDialog), 'erase');

/** Opens the question whether everything is to be deleted. */
export const EraseButton = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-bad bg-white px-3 font-semibold text-bad hover:bg-bad-soft"
      >
        <Trash2 aria-hidden className="size-5" />
        {t('delete')}
      </button>
      {open ? (
        <OpenedPart onClose={() => setOpen(false)}>
          <EraseDialog onClose={() => setOpen(false)} />
        </OpenedPart>
      ) : null}
    </>
  );
};
