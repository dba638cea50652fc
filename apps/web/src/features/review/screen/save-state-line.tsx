import { formatTime } from '@puente/texts';
import { CircleCheck, CircleDot, CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SaveQueue } from '../saving/save-queue.ts';
import { useAfterPaint } from './use-after-paint.ts';

const pill =
  'inline-flex items-center gap-1.5 rounded-full border border-check bg-check-soft px-3 py-0.5 text-sm font-semibold text-check';

/** Whether what was typed is on the server, and if not, why and what happens next. */
export function SaveStateLine({ queue, onConflict }: { queue: SaveQueue<unknown>; onConflict: () => void }) {
  const { t, i18n } = useTranslation('review');
  const state = useAfterPaint(queue.subscribe, queue.state);
  return (
    <p role="status" data-save={state.kind} className="text-sm">
      {state.kind === 'unsaved' || state.kind === 'refused' ? (
        <span className={pill}>
          <CircleDot aria-hidden className="size-4 shrink-0" />
          {t('unsaved')}
        </span>
      ) : null}
      {state.kind === 'saving' ? <span className="text-muted">{t('saving')}</span> : null}
      {state.kind === 'saved' ? (
        <span className="inline-flex items-center gap-1.5 text-good">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {t('savedAt', { time: formatTime(state.at, i18n.language) })}
        </span>
      ) : null}
      {state.kind === 'waiting' ? (
        <span className={pill}>
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {t('waiting')}
        </span>
      ) : null}
      {state.kind === 'conflict' ? (
        <button type="button" onClick={onConflict} className={`${pill} min-h-9 underline underline-offset-4`}>
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {t('conflict.open')}
        </button>
      ) : null}
    </p>
  );
}
