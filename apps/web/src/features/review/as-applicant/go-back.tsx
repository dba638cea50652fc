import { useTranslation } from 'react-i18next';
import { TakeBackButton } from '../../../ui/take-back-button.tsx';
import type { Answer } from '../fields/answer.ts';

/** Below an answer that was changed: back to what was read. */
export function GoBack({ answer, fieldName }: { answer: Answer; fieldName: string }) {
  const { t } = useTranslation('review');
  if (!answer.canGoBack) return null;
  return (
    <TakeBackButton
      label={t('check.goBackTo', { field: fieldName })}
      text={t('check.goBack')}
      onClick={answer.goBack}
    />
  );
}
