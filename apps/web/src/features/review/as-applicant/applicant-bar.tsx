import { Filter, History, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isByHand } from '../../../lib/api/is-read.ts';
import { isEmptyForm, listNeeds, toBarText, toProgress } from '../model/select.ts';
import type { ReviewSession } from '../saving/review-session.ts';
import { Bar, type BarProps, ToCheckTools, Tool } from '../screen/review-bar.tsx';
import { SaveStateLine } from '../screen/save-state-line.tsx';
import { useModelLater } from '../screen/use-model-later.ts';

interface Props extends BarProps {
  readonly session: ReviewSession;
  readonly onHistory: () => void;
  readonly onConflict: () => void;
}

/** How many answers need a look and the way to each, undo and redo, earlier versions, and whether all is saved. */
export function ApplicantBar({ session, only, onOnly, panel, onHistory, onConflict }: Props) {
  const { t } = useTranslation('review');
  const { model, queue } = session;
  const progress = useModelLater(model, (state, { form }) => toProgress(form, state));
  const count = useModelLater(model, (state, { form }) => listNeeds(form, state, state).length);
  const empty = useModelLater(model, ({ values }) => isEmptyForm(values));
  const text = toBarText(count, { byHand: isByHand(session.document), empty });
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
      <SaveStateLine queue={queue} onConflict={onConflict} />
    </>
  );
  return (
    <Bar
      model={model}
      status={status}
      panel={panel}
      more={<Tool icon={History} label={t('bar.history')} onClick={onHistory} />}
    >
      {progress.total + count > 0 ? (
        <>
          <ToCheckTools model={model} disabled={count === 0} />
          <Tool
            icon={Filter}
            label={t('bar.only')}
            pressed={only === 'check'}
            onClick={() => onOnly(only === 'check' ? null : 'check')}
          />
        </>
      ) : null}
    </Bar>
  );
}
