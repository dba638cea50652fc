import type { NewQuestion, Preflight } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { BoxInputs } from '../../lib/box-answers/box-inputs.tsx';
import { SaveLine } from '../../lib/box-answers/save-line.tsx';
import { useBoxAnswers } from '../../lib/box-answers/use-box-answers.ts';
import { usePlace } from './blank-item.tsx';
import { Fold } from './fold.tsx';
import { useLookAgain } from './use-look-again.ts';

/** Questions that only the edition at hand asks, as they are printed, each answered here. */
export function NewQuestions({ preflight, sessionId }: { preflight: Preflight; sessionId: string }) {
  const { t } = useTranslation('download');
  const { edition, newQuestions } = preflight;
  if (newQuestions.length === 0) return null;
  const isOpen = ({ boxes }: NewQuestion) => boxes.every(({ answer }) => answer === '');
  const left = newQuestions.filter(isOpen).length;
  const title =
    left > 0 ? t('newQuestions.title', { count: left, edition }) : t('newQuestions.done', { edition });
  return (
    <Fold title={title} open>
      <p className="max-w-prose text-muted">{t('newQuestions.text')}</p>
      <ul className="space-y-6">
        {newQuestions.map((question) => (
          <li key={`${edition} ${question.part} ${question.item}`}>
            <Question question={question} sessionId={sessionId} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Question({ question, sessionId }: { question: NewQuestion; sessionId: string }) {
  const toPlace = usePlace();
  const lookAgain = useLookAgain(sessionId);
  const saving = useBoxAnswers(sessionId, () => void lookAgain());
  return (
    <fieldset className="space-y-3">
      <legend className="max-w-prose">
        <span className="block text-sm text-muted">{toPlace(question)}</span>
        <span lang={sourceLanguage} className="font-semibold [overflow-wrap:anywhere]">
          {question.print}
        </span>
      </legend>
      <BoxInputs boxes={question.boxes} question={question.print} lang={sourceLanguage} saving={saving} />
      <SaveLine saving={saving} boxes={question.boxes} />
    </fieldset>
  );
}
