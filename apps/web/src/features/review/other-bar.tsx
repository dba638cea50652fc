import { ArrowDown, ArrowUp, FilePen, Filter, PanelRight } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useReviewTexts } from '../../lib/form-answers/reader.ts';
import type { SaveQueue } from '../../lib/saving/save-queue.ts';
import type { AnswerSession } from './answer-session.ts';
import { Spacer, Tool, UndoTools } from './bar-tools.tsx';
import { focusToCheck } from './find-to-check.ts';
import { SaveStateLine } from './save-state-line.tsx';

/** Which answers are shown: all, the ones hard to read, or the ones changed. */
export type Only = 'check' | 'changed' | null;

export interface OtherSession extends AnswerSession {
  readonly queue: SaveQueue<unknown>;
}

interface Props {
  readonly session: OtherSession;
  readonly only: Only;
  readonly onOnly: (only: Only) => void;
  readonly panel: { readonly open: boolean; readonly onOpen: (open: boolean) => void } | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly said: string;
  /** What was done so far, in words. */
  readonly children: ReactNode;
}

/** The way through the form: what to show, undo and redo, and whether all is saved. */
export const OtherBar = ({ session, only, onOnly, panel, onUndo, onRedo, said, children }: Props) => {
  const t = useReviewTexts();
  const { checks } = session;
  const { total, done } = useSyncExternalStore(checks.subscribe, checks.progress);
  const toggle = (wanted: Only) => onOnly(only === wanted ? null : wanted);
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky top-0 z-20 -mx-4 border-b border-line bg-white px-4 py-1.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
        {children}
        <SaveStateLine queue={session.queue} onConflict={nothing} />
      </div>
      <div className="-mx-2 flex flex-wrap items-center sm:gap-x-1">
        {total > 0 ? (
          <>
            <Tool
              icon={ArrowUp}
              label={t('bar.previous')}
              keys="Alt+ArrowUp"
              disabled={done === total}
              onClick={() => focusToCheck('previous')}
            />
            <Tool
              icon={ArrowDown}
              label={t('bar.next')}
              keys="Alt+ArrowDown"
              disabled={done === total}
              onClick={() => focusToCheck('next')}
            />
            <Tool
              icon={Filter}
              label={t('bar.onlyToCheck', { total })}
              pressed={only === 'check'}
              onClick={() => toggle('check')}
            />
          </>
        ) : null}
        <Tool
          icon={FilePen}
          label={t('bar.onlyChanged')}
          pressed={only === 'changed'}
          onClick={() => toggle('changed')}
        />
        <Spacer>
          <UndoTools undo={session.undo} onUndo={onUndo} onRedo={onRedo} />
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

/** A draft is one person's: there is nobody to be at odds with. */
const nothing = () => undefined;
