import { ArrowDown, ArrowUp, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PhotoPage } from './page-image.ts';

interface Props {
  readonly page: PhotoPage;
  /** Its place, counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onTurn: () => void;
  readonly onRemove: () => void;
}

const turnLook = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/** One photographed page, with what can be done to it. */
export function PhotoCard({ page, number, count, onMove, onTurn, onRemove }: Props) {
  const { t } = useTranslation('photos');
  const at = number - 1;
  return (
    <li className="card flex gap-3 p-3">
      <div className="flex size-32 shrink-0 items-center justify-center overflow-hidden rounded border border-line bg-surface">
        <img
          src={page.url}
          alt={t('picture', { number })}
          className={`max-h-full max-w-full object-contain ${turnLook[page.turns]}`}
        />
      </div>
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('page', { number, count })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <IconButton
            icon={ArrowUp}
            label={t('earlier', { number })}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t('later', { number })}
            disabled={number === count}
            onClick={() => onMove(at + 1)}
          />
          <IconButton icon={RotateCw} label={t('turn', { number })} onClick={onTurn} />
          <IconButton icon={Trash2} label={t('remove', { number })} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
