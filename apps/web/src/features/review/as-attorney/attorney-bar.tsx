import { FilePen, Filter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toProgress } from '../model/select.ts';
import { Bar, type BarProps, type Only, ToCheckTools, Tool } from '../screen/review-bar.tsx';
import { SaveStateLine } from '../screen/save-state-line.tsx';
import { useModelLater } from '../screen/use-model-later.ts';
import { ProgressLine } from './progress-line.tsx';
import { useReviewer } from './reviewer-context.ts';

/** The way through the form: what to show, undo and redo, and whether all is saved. */
export function AttorneyBar({ only, onOnly, panel }: BarProps) {
  const { t } = useTranslation('review');
  const { model, queue } = useReviewer();
  const { total, done } = useModelLater(model, (state, { form }) => toProgress(form, state));
  const toggle = (wanted: Only) => onOnly(only === wanted ? null : wanted);
  const status = (
    <>
      <ProgressLine />
      <SaveStateLine queue={queue} onConflict={nothing} />
    </>
  );
  return (
    <Bar model={model} status={status} panel={panel}>
      {total > 0 ? (
        <>
          <ToCheckTools model={model} disabled={done === total} />
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
    </Bar>
  );
}

/** A draft is one person's: there is nobody to be at odds with. */
const nothing = () => undefined;
