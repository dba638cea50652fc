import { ArrowDown, ArrowUp, PanelRight, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewModel } from '../model/review-model.ts';
import { useModelLater } from './use-model-later.ts';
import { useMovedText } from './use-moved-text.ts';

interface ToolProps {
  readonly icon: typeof Undo2;
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** On a phone the picture alone, its name for a screen reader; on a desk with its words. */
export const Tool = ({ icon: Icon, label, keys, pressed, disabled = false, onClick }: ToolProps) => (
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

/** What the screen gives its bar: which answers are shown, and the page beside them. */
export interface BarProps {
  readonly only: Only;
  readonly onOnly: (only: Only) => void;
  /** Null where there is no room or no page. */
  readonly panel: { readonly open: boolean; readonly onOpen: (open: boolean) => void } | null;
}

/** Which answers are shown: all, the ones to check, or the ones changed. */
export type Only = 'check' | 'changed' | null;

interface Props extends Pick<BarProps, 'panel'> {
  readonly model: ReviewModel;
  /** How far it is, and whether all is saved. */
  readonly status: ReactNode;
  /** What leads through the answers. */
  readonly children: ReactNode;
  /** What else there is beside undo and redo. */
  readonly more?: ReactNode;
}

/** What stands over the answers and stays in sight: how far it is, and below that the tools. */
export function Bar({ model, status, children, more, panel }: Props) {
  const { t } = useTranslation('review');
  const said = useMovedText(model);
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky top-0 z-20 -mx-4 border-b border-line bg-white px-4 py-1.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">{status}</div>
      <div className="-mx-2 flex flex-wrap items-center sm:gap-x-1">
        {children}
        <div className="ms-auto flex flex-wrap items-center sm:gap-x-1">
          <UndoTools model={model} />
          {more}
          {panel ? (
            <Tool
              icon={PanelRight}
              label={t('bar.panel')}
              pressed={panel.open}
              onClick={() => panel.onOpen(!panel.open)}
            />
          ) : null}
        </div>
      </div>
      {/* Said to a screen reader when it changes. */}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** From one answer that needs a look to another. */
export function ToCheckTools({ model, disabled }: { model: ReviewModel; disabled: boolean }) {
  const { t } = useTranslation('review');
  return (
    <>
      <Tool
        icon={ArrowUp}
        label={t('bar.previous')}
        keys="Alt+ArrowUp"
        disabled={disabled}
        onClick={() => model.goToNeed('previous')}
      />
      <Tool
        icon={ArrowDown}
        label={t('bar.next')}
        keys="Alt+ArrowDown"
        disabled={disabled}
        onClick={() => model.goToNeed('next')}
      />
    </>
  );
}

/** Redrawn alone when there is something to undo, which is at the first letter of each answer. */
function UndoTools({ model }: { model: ReviewModel }) {
  const { t } = useTranslation('review');
  const canUndo = useModelLater(model, ({ history }) => history.done.length > 0);
  const canRedo = useModelLater(model, ({ history }) => history.undone.length > 0);
  return (
    <>
      <Tool icon={Undo2} label={t('bar.undo')} keys="Control+Z" disabled={!canUndo} onClick={model.undo} />
      <Tool
        icon={Redo2}
        label={t('bar.redo')}
        keys="Control+Shift+Z"
        disabled={!canRedo}
        onClick={model.redo}
      />
    </>
  );
}
