import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type AnswerSession, listOpenedRows } from './answer-session.ts';
import type { ChangeHub } from './change-hub.ts';
import { findField, focusAnswer } from './find-to-check.ts';
import type { Step } from './undo-stack.ts';

interface Work {
  readonly session: Pick<AnswerSession, 'undo' | 'checks' | 'queue'>;
  readonly form: UseFormReturn<FieldValues>;
  readonly hub: ChangeHub;
  readonly touch: (path: string) => void;
}

/** What was last undone or made again, for saying so. */
export interface Moved {
  readonly direction: 'undone' | 'redone';
  readonly path: string;
}

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest('dialog'));

/** Undo and redo by button and by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, over the whole review. */
export const useUndo = ({ session, form, hub, touch }: Work) => {
  const [moved, setMoved] = useState<Moved | null>(null);
  const put = useCallback(
    (step: Step, value: unknown) => {
      if (step.kind === 'checked') session.checks.setChecked(step.readPath, value === true);
      else form.setValue(step.path, structuredClone(value));
      if (step.kind === 'rows') session.checks.setRows(step.path, listOpenedRows(value));
      hub.announce(step.path);
      session.queue.touch();
      touch(step.path);
      // The list draws its rows first.
      setTimeout(() =>
        focusAnswer(findField(step.path) ?? document.querySelector(`[data-list="${CSS.escape(step.path)}"]`)),
      );
    },
    [session, form, hub, touch],
  );
  const undo = useCallback(() => {
    const step = session.undo.undo();
    if (!step) return;
    put(step, step.before);
    setMoved({ direction: 'undone', path: step.path });
  }, [session, put]);
  const redo = useCallback(() => {
    const step = session.undo.redo();
    if (!step) return;
    put(step, step.after);
    setMoved({ direction: 'redone', path: step.path });
  }, [session, put]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);
  return { undo, redo, moved };
};
