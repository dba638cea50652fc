import { PanelRight, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../../ui/step-heading.tsx';
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

/** What the screen gives its bar: the page beside the answers. */
export interface BarProps {
  /** Null where there is no room or no page. */
  readonly panel: { readonly open: boolean; readonly onOpen: (open: boolean) => void } | null;
}

interface Props extends BarProps {
  readonly model: ReviewModel;
  /** Of the page. */
  readonly title: string;
  /** Whether all is saved. */
  readonly status: ReactNode;
  /** What else there is beside undo and redo. */
  readonly more?: ReactNode;
}

/** What stands over the answers and stays in sight. */
export function Bar({ model, title, status, more, panel }: Props) {
  const { t } = useTranslation('review');
  const said = useMovedText(model);
  return (
    <section
      aria-label={t('bar.label')}
      className="flex min-h-11 flex-wrap items-center border-b border-line print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <StepHeading small>{title}</StepHeading>
        {status}
      </div>
      <div className="-me-2 ms-auto flex flex-wrap items-center sm:gap-x-1">
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
      {/* Said to a screen reader when it changes. */}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
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
