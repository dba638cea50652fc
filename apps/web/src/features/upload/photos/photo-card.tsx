import { ArrowDown, ArrowUp, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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
export const PhotoCard = ({ page, number, count, onMove, onTurn, onRemove }: Props) => {
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
          <Tool
            icon={ArrowUp}
            label={t('earlier', { number })}
            off={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <Tool
            icon={ArrowDown}
            label={t('later', { number })}
            off={number === count}
            onClick={() => onMove(at + 1)}
          />
          <Tool icon={RotateCw} label={t('turn', { number })} onClick={onTurn} />
          <Tool icon={Trash2} label={t('remove', { number })} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
};

const Tool = ({
  icon: Icon,
  label,
  off = false,
  onClick,
}: {
  icon: typeof ArrowUp;
  label: string;
  off?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={off}
    onClick={onClick}
    className="inline-flex size-11 items-center justify-center rounded-md border border-accent text-accent hover:bg-accent-soft disabled:border-line disabled:text-muted"
  >
    <Icon aria-hidden className="size-5" />
  </button>
);
