import { ArrowDown, ArrowUp, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageNote } from './page-note.tsx';
import { movePage, type PaperPage, removePage, turnPage } from './pages-store.ts';

interface Props {
  readonly page: PaperPage;
  /** Its place, counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly isBusy: boolean;
}

const turnLook = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/** One page, with what is wrong with its picture and what can be done to it. */
export function PageCard({ page, number, count, isBusy }: Props) {
  const { t } = useTranslation('files');
  const at = number - 1;
  return (
    <li className="flex gap-3">
      <div className="flex h-34 w-26 sm:h-44 sm:w-36 shrink-0 items-center justify-center overflow-hidden border border-line bg-surface">
        <img
          src={page.url}
          alt={t('picture', { number })}
          className={`max-h-full max-w-full object-contain ${turnLook[page.turns]}`}
        />
      </div>
      <div className="min-w-0 grow space-y-2">
        <p className="font-semibold">{t('page', { number, count })}</p>
        <PageNote page={page} number={number} isBusy={isBusy} />
        <div className="flex flex-wrap gap-1 sm:gap-2">
          <IconButton
            icon={ArrowUp}
            label={t('earlier', { number })}
            disabled={at === 0}
            onClick={() => movePage(page, at - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t('later', { number })}
            disabled={number === count}
            onClick={() => movePage(page, at + 1)}
          />
          <IconButton icon={RotateCw} label={t('turn', { number })} onClick={() => turnPage(page)} />
          <IconButton icon={Trash2} label={t('remove', { number })} onClick={() => removePage(page)} />
        </div>
      </div>
    </li>
  );
}
