import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../lib/form-answers/answer.ts';
import { TakeBackButton } from '../../../ui/take-back-button.tsx';

/** Beside an answer: to confirm a doubtful one as read, or to go back to what was read. */
export const CheckControls = ({
  answer,
  fieldName,
  empty,
}: {
  answer: Answer;
  fieldName: string;
  empty: boolean;
}) => {
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
        {t(empty ? 'check.confirmEmpty' : 'check.confirm')}
        <span className="sr-only">: {fieldName}</span>
      </span>
    </label>
  );
};
