import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { useAnswerWords } from './use-answer-words.ts';
import type { SubmitState } from './use-submit.ts';

/** Why the review was not taken, and that nothing of it is lost. */
export function SubmitProblem({ state }: { state: SubmitState }) {
  const { t } = useTranslation('attorney');
  const { nameOf } = useAnswerWords();
  if (state.kind !== 'failed') return null;
  return (
    <Notice tone="problem" title={t('submit.failed')}>
      <p>{state.message ?? t('submit.unknown')}</p>
      {state.paths.length > 0 ? (
        <ul className="list-disc ps-5">
          {state.paths.map((path) => (
            <li key={path}>{nameOf(path)}</li>
          ))}
        </ul>
      ) : null}
      <p>{t('submit.kept')}</p>
    </Notice>
  );
}
