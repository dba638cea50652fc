import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

export const Spacer = ({ children }: { children: ReactNode }) => (
  <div className="ms-auto flex flex-wrap items-center sm:gap-x-1">{children}</div>
);

/** Redrawn alone when there is something to undo, which is at the first letter of each answer. */
export const UndoTools = ({
  undo,
  onUndo,
  onRedo,
}: {
  undo: UndoStack;
  onUndo: () => void;
  onRedo: () => void;
}) => {
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
