import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { Bar, type BarProps, Tool } from '../screen/review-bar.tsx';
import { SaveStateLine } from '../screen/save-state-line.tsx';

interface Props extends BarProps {
  readonly copy: WorkingCopy;
  readonly onHistory: () => void;
  readonly onConflict: () => void;
}

/** Undo and redo, earlier versions, and whether all is saved. */
export function ApplicantBar({ copy, panel, onHistory, onConflict }: Props) {
  const { t } = useTranslation('review');
  const { model, queue } = copy;
  return (
    <Bar
      model={model}
      title={t('title', { form: copy.document.formType })}
      status={<SaveStateLine queue={queue} onConflict={onConflict} />}
      panel={panel}
      more={<Tool icon={History} label={t('bar.history')} onClick={onHistory} />}
    />
  );
}
