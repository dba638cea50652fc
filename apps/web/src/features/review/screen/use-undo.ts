import { useCallback, useEffect, useState } from 'react';
import { findField, focusAnswer } from '../fields/find-to-check.ts';
import type { AnswerSession } from '../model/answer-session.ts';
import type { PutStep } from '../model/list-puts.ts';
import type { Step } from '../model/undo-stack.ts';

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
export const useUndo = (
  session: Pick<AnswerSession, 'undo' | 'checks' | 'queue'>,
  put: (step: PutStep) => void,
) => {
  const [moved, setMoved] = useState<Moved | null>(null);
  const putBack = useCallback(
    (step: Step, value: unknown) => {
      const { kind, path } = step;
      if (kind === 'checked') session.checks.setChecked(step.readPath, value === true);
      else put({ kind, path, value });
      session.queue.touch();
      // The list draws its rows first.
      setTimeout(() =>
        focusAnswer(findField(path) ?? document.querySelector(`[data-list="${CSS.escape(path)}"]`)),
      );
    },
    [session, put],
  );
  const undo = useCallback(() => {
    const step = session.undo.undo();
    if (!step) return;
    putBack(step, step.before);
    setMoved({ direction: 'undone', path: step.path });
  }, [session, putBack]);
  const redo = useCallback(() => {
    const step = session.undo.redo();
    if (!step) return;
    putBack(step, step.after);
    setMoved({ direction: 'redone', path: step.path });
  }, [session, putBack]);

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
