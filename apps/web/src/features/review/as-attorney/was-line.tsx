import { useTranslation } from 'react-i18next';
import { TakeBackButton } from '../../../ui/take-back-button.tsx';
import type { Answer } from '../fields/answer.ts';
import { useAnswerWords } from './use-answer-words.ts';

/** Of an answer the reviewer proposes to change: what the applicant has, and the way back to it. */
export function WasLine({ answer, fieldName }: { answer: Answer; fieldName: string }) {
  const { t } = useTranslation('attorney');
  const { say } = useAnswerWords();
  if (answer.readPath === null || !answer.changed) return null;
  return (
    <p
      data-was
      className="flex flex-wrap items-center gap-x-3 rounded border-s-4 border-accent bg-accent-soft px-3 py-1"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t('was')} <s>{say(answer.opened)}</s>
      </span>
      <TakeBackButton label={t('undoOf', { field: fieldName })} text={t('undo')} onClick={answer.reopen} />
    </p>
  );
}
