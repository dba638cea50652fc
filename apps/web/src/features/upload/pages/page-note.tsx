import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PickButton } from '../../../ui/pick-button.tsx';
import { type PaperPage, replacePage } from './pages-store.ts';

interface Props {
  readonly page: PaperPage;
  /** Its place, counted from 1. */
  readonly number: number;
  readonly isBusy: boolean;
}

/** What to do about the picture of a page, and how much of it will be readable as it is; nothing where it is fine. */
export function PageNote({ page, number, isBusy }: Props) {
  const { t } = useTranslation('files');
  const { fault, ofTen, isOnSide } = page.forecast;
  if (!fault) return isOnSide && page.turns % 2 === 0 ? <p className="text-muted">{t('onSide')}</p> : null;
  return (
    <>
      <div className="space-y-1 border-s-4 border-check bg-check-soft px-2 py-1">
        <p>{t(`mend.${fault}`)}</p>
        {ofTen === null ? null : <p>{t('ofTen', { count: ofTen })}</p>}
      </div>
      <PickButton
        single
        variant="secondary"
        className="px-3!"
        icon={Camera}
        label={t('retake')}
        inputLabel={t('retakePage', { number })}
        disabled={isBusy}
        onFiles={([file]) => file && void replacePage(page, file)}
      />
    </>
  );
}
