import { FilePen, Filter } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerSession } from '../model/answer-session.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { Bar, EndTools, type EndToolsProps, ToCheckTools, Tool } from '../screen/bar-tools.tsx';
import { SaveStateLine } from '../screen/save-state-line.tsx';

/** Which answers are shown: all, the ones hard to read, or the ones changed. */
export type Only = 'check' | 'changed' | null;

export interface OtherSession extends AnswerSession {
  readonly queue: SaveQueue<unknown>;
}

interface Props extends EndToolsProps {
  readonly session: OtherSession;
  readonly only: Only;
  readonly onOnly: (only: Only) => void;
  readonly said: string;
  /** What was done so far, in words. */
  readonly children: ReactNode;
}

/** The way through the form: what to show, undo and redo, and whether all is saved. */
export const OtherBar = ({ session, only, onOnly, said, children, ...end }: Props) => {
  const { t } = useTranslation('review');
  const { checks } = session;
  const { total, done } = useSyncExternalStore(checks.subscribe, checks.progress);
  const toggle = (wanted: Only) => onOnly(only === wanted ? null : wanted);
  const status = (
    <>
      {children}
      <SaveStateLine queue={session.queue} onConflict={nothing} />
    </>
  );
  return (
    <Bar status={status} said={said}>
      {total > 0 ? (
        <>
          <ToCheckTools disabled={done === total} />
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
      <EndTools undo={session.undo} {...end} />
    </Bar>
  );
};

/** A draft is one person's: there is nobody to be at odds with. */
const nothing = () => undefined;
