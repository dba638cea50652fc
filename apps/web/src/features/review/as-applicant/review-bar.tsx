import { Filter, History, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReviewSession } from '../saving/review-session.ts';
import { Bar, EndTools, type EndToolsProps, ToCheckTools, Tool } from '../screen/bar-tools.tsx';
import { SaveStateLine } from '../screen/save-state-line.tsx';
import { useAfterPaint } from '../screen/use-after-paint.ts';
import { useToCheck } from './use-to-check.ts';

interface Props extends EndToolsProps {
  readonly session: ReviewSession;
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  readonly onHistory: () => void;
  readonly onConflict: () => void;
  readonly said: string;
}

/** How many answers need a look and the way to each, undo and redo, earlier versions, and whether all is saved. */
export const ReviewBar = ({ session, only, onOnly, onHistory, onConflict, said, ...end }: Props) => {
  const { t } = useTranslation('review');
  const { checks } = session;
  const progress = useAfterPaint(checks.subscribe, checks.progress);
  const { count, text } = useToCheck(session);
  const status = (
    <>
      <p role="status" className="flex items-center gap-2 font-semibold">
        <ListChecks aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="flex flex-col leading-tight sm:flex-row sm:items-center sm:gap-2">
          <span>{t(text, { count })}</span>
          {progress.total > 0 ? (
            <span className="text-sm font-normal text-muted">{t('bar.progress', { ...progress })}</span>
          ) : null}
        </span>
      </p>
      <SaveStateLine queue={session.queue} onConflict={onConflict} />
    </>
  );
  return (
    <Bar status={status} said={said}>
      {progress.total + count > 0 ? (
        <>
          <ToCheckTools disabled={count === 0} />
          <Tool icon={Filter} label={t('bar.only')} pressed={only} onClick={() => onOnly(!only)} />
        </>
      ) : null}
      <EndTools undo={session.undo} {...end}>
        <Tool icon={History} label={t('bar.history')} onClick={onHistory} />
      </EndTools>
    </Bar>
  );
};
