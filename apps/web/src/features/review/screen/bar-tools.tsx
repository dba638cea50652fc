import { ArrowDown, ArrowUp, PanelRight, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusToCheck } from '../fields/find-to-check.ts';
import type { UndoStack } from '../model/undo-stack.ts';
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

/** What stands over the answers and stays in sight: how far it is, and below that the tools. */
export const Bar = ({
  status,
  said,
  children,
}: {
  status: ReactNode;
  /** Said to a screen reader when it changes. */
  said: string;
  children: ReactNode;
}) => {
  const { t } = useTranslation('review');
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky top-0 z-20 -mx-4 border-b border-line bg-white px-4 py-1.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">{status}</div>
      <div className="-mx-2 flex flex-wrap items-center sm:gap-x-1">{children}</div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
};

/** From one answer that needs a look to another. */
export const ToCheckTools = ({ disabled }: { disabled: boolean }) => {
  const { t } = useTranslation('review');
  return (
    <>
      <Tool
        icon={ArrowUp}
        label={t('bar.previous')}
        keys="Alt+ArrowUp"
        disabled={disabled}
        onClick={() => focusToCheck('previous')}
      />
      <Tool
        icon={ArrowDown}
        label={t('bar.next')}
        keys="Alt+ArrowDown"
        disabled={disabled}
        onClick={() => focusToCheck('next')}
      />
    </>
  );
};

export interface EndToolsProps {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** The page beside the answers; null where there is no room or no page. */
  readonly panel: { readonly open: boolean; readonly onOpen: (open: boolean) => void } | null;
}

/** At the end of a bar: undo and redo, what else the bar has, and the page beside the answers. */
export const EndTools = ({
  undo,
  onUndo,
  onRedo,
  panel,
  children,
}: EndToolsProps & { undo: UndoStack; children?: ReactNode }) => {
  const { t } = useTranslation('review');
  return (
    <div className="ms-auto flex flex-wrap items-center sm:gap-x-1">
      <UndoTools undo={undo} onUndo={onUndo} onRedo={onRedo} />
      {children}
      {panel ? (
        <Tool
          icon={PanelRight}
          label={t('bar.panel')}
          pressed={panel.open}
          onClick={() => panel.onOpen(!panel.open)}
        />
      ) : null}
    </div>
  );
};

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
