import { useTranslation } from 'react-i18next';
import { TakeBackButton } from '../../../ui/take-back-button.tsx';
import type { Answer } from './answer.ts';

/** Beside an answer: to confirm a doubtful one as read, or to go back to what was read. */
export function CheckControls({ answer, fieldName }: { answer: Answer; fieldName: string }) {
  const { t } = useTranslation('review');
  if (answer.canGoBack)
    return (
      <TakeBackButton
        label={t('check.goBackTo', { field: fieldName })}
        text={t('check.goBack')}
        onClick={answer.goBack}
      />
    );
  if (!answer.doubtful || answer.edited) return null;
  return (
    <label className="flex min-h-9 w-fit items-center gap-2.5 text-sm font-semibold">
      <input
        type="checkbox"
        checked={answer.checked}
        onChange={(event) => answer.setChecked(event.currentTarget.checked)}
        className="size-6 shrink-0 accent-accent"
      />
      <span>
        {t(answer.empty ? 'check.confirmEmpty' : 'check.confirm')}
        <span className="sr-only">: {fieldName}</span>
      </span>
    </label>
  );
}
