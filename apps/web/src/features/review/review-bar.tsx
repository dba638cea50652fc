import { ArrowDown, ArrowUp, Filter, History, ListChecks, PanelRight, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusToCheck } from './find-to-check.ts';
import type { ReviewSession } from './review-session.ts';
import { SaveStateLine } from './save-state-line.tsx';
import type { UndoStack } from './undo-stack.ts';
import { useAfterPaint } from './use-after-paint.ts';

interface ToolProps {
  readonly icon: typeof Undo2;
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** On a phone the picture alone, its name for a screen reader; on a desk with its words. */
const Tool = ({ icon: Icon, label, keys, pressed, disabled = false, onClick }: ToolProps) => (
  <button
    type="button"
    onClick={onClick}
    disabled={disabled}
    aria-pressed={pressed}
    aria-keyshortcuts={keys}
    title={keys ? `${label} (${keys})` : label}
    className="inline-flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-semibold text-accent hover:bg-accent-soft disabled:text-muted aria-pressed:bg-accent-soft aria-pressed:outline aria-pressed:outline-accent"
  >
    <Icon aria-hidden className="size-5 shrink-0" />
    <span className="sr-only sm:not-sr-only">{label}</span>
  </button>
);

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
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky top-0 z-20 -mx-4 border-b border-line bg-white px-4 py-1.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
        <p role="status" className="flex items-center gap-2 font-semibold">
          <ListChecks aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="flex flex-col leading-tight sm:flex-row sm:items-center sm:gap-2">
            <span>{t('toCheck', { count: open })}</span>
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

const Spacer = ({ children }: { children: ReactNode }) => (
  <div className="ms-auto flex flex-wrap items-center sm:gap-x-1">{children}</div>
);

/** Redrawn alone when there is something to undo, which is at the first letter of each answer. */
const UndoTools = ({ undo, onUndo, onRedo }: { undo: UndoStack; onUndo: () => void; onRedo: () => void }) => {
  const { t } = useTranslation('review');
  const canUndo = useAfterPaint(undo.subscribe, () => undo.depth().undo > 0);
  const canRedo = useAfterPaint(undo.subscribe, () => undo.depth().redo > 0);
  return (
    <>
      <Tool icon={Undo2} label={t('bar.undo')} keys="Control+Z" disabled={!canUndo} onClick={onUndo} />
      <Tool icon={Redo2} label={t('bar.redo')} keys="Control+Shift+Z" disabled={!canRedo} onClick={onRedo} />
    </>
  );
};
