import { ArrowDown, ArrowUp, Filter, History, ListChecks, PanelRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isUnrecognised } from '../../lib/api/is-read.ts';
import { Spacer, Tool, UndoTools } from './bar-tools.tsx';
import { focusToCheck } from './find-to-check.ts';
import type { ReviewSession } from './review-session.ts';
import { SaveStateLine } from './save-state-line.tsx';
import { useAfterPaint } from './use-after-paint.ts';

interface Props {
  readonly session: ReviewSession;
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  readonly panel: { readonly open: boolean; readonly onOpen: (open: boolean) => void } | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHistory: () => void;
  readonly onConflict: () => void;
  /** Said to a screen reader when it changes. */
  readonly said: string;
}

/** How many answers need a look and the way to each, undo and redo, earlier versions, and whether all is saved. */
export const ReviewBar = ({
  session,
  only,
  onOnly,
  panel,
  onUndo,
  onRedo,
  onHistory,
  onConflict,
  said,
}: Props) => {
  const { t } = useTranslation('review');
  const { checks } = session;
  const progress = useAfterPaint(checks.subscribe, checks.progress);
  const open = progress.total - progress.done;
  const isByHand = isUnrecognised(session.document);
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky top-0 z-20 -mx-4 border-b border-line bg-white px-4 py-1.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
        <p role="status" className="flex items-center gap-2 font-semibold">
          <ListChecks aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="flex flex-col leading-tight sm:flex-row sm:items-center sm:gap-2">
            <span>{isByHand ? t('bar.byHand') : t('toCheck', { count: open })}</span>
            {progress.total > 0 ? (
              <span className="text-sm font-normal text-muted">{t('bar.progress', { ...progress })}</span>
            ) : null}
          </span>
        </p>
        <SaveStateLine queue={session.queue} onConflict={onConflict} />
      </div>
      <div className="-mx-2 flex flex-wrap items-center sm:gap-x-1">
        {progress.total > 0 ? (
          <>
            <Tool
              icon={ArrowUp}
              label={t('bar.previous')}
              keys="Alt+ArrowUp"
              disabled={open === 0}
              onClick={() => focusToCheck('previous')}
            />
            <Tool
              icon={ArrowDown}
              label={t('bar.next')}
              keys="Alt+ArrowDown"
              disabled={open === 0}
              onClick={() => focusToCheck('next')}
            />
            <Tool icon={Filter} label={t('bar.only')} pressed={only} onClick={() => onOnly(!only)} />
          </>
        ) : null}
        <Spacer>
          <UndoTools undo={session.undo} onUndo={onUndo} onRedo={onRedo} />
          <Tool icon={History} label={t('bar.history')} onClick={onHistory} />
          {panel ? (
            <Tool
              icon={PanelRight}
              label={t('bar.panel')}
              pressed={panel.open}
              onClick={() => panel.onOpen(!panel.open)}
            />
          ) : null}
        </Spacer>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
};
