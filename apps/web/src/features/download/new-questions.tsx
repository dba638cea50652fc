import type { NewQuestion, Preflight } from '@puente/contract';
import { tickedAnswer } from '@puente/contract/ticked-answer';
import { sourceLanguage } from '@puente/texts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePlace } from './blank-item.tsx';
import { Fold } from './fold.tsx';
import { useNewAnswers } from './use-new-answers.ts';

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
  const { t } = useTranslation('download');
  const toPlace = usePlace();
  const { answers, change, isBusy, isSaved, error, again } = useNewAnswers(sessionId, question);
  const choices = question.boxes.filter(({ group }) => group !== null);
  const others = question.boxes.filter(({ group }) => group === null);
  const isAnswered = Object.values(answers).some((answer) => answer !== '');
  return (
    <fieldset className="space-y-3">
      <legend className="max-w-prose">
        <span className="block text-sm text-muted">{toPlace(question)}</span>
        <span lang={sourceLanguage} className="font-semibold [overflow-wrap:anywhere]">
          {question.print}
        </span>
      </legend>
      {choices.length > 0 ? <Choice boxes={choices} answers={answers} onChange={change} /> : null}
      {others.map((box) => (
        <Box key={box.id} box={box} print={question.print} value={answers[box.id] ?? ''} onChange={change} />
      ))}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {isAnswered && choices.length > 0 ? (
          <Button
            variant="secondary"
            onClick={() => change(Object.fromEntries(choices.map(({ id }) => [id, ''])))}
          >
            {t('newQuestions.clear')}
          </Button>
        ) : null}
        <p role="status" className="text-muted">
          {isBusy ? t('newQuestions.saving') : isSaved ? t('newQuestions.saved') : null}
        </p>
      </div>
      {error ? (
        <Notice tone="problem" title={t('newQuestions.failed')}>
          <p>{toPersonMessage(error, t('newQuestions.failedText'))}</p>
          <Button variant="secondary" disabled={isBusy} onClick={again}>
            {t('newQuestions.again')}
          </Button>
        </Notice>
      ) : null}
    </fieldset>
  );
}

type BoxOf = NewQuestion['boxes'][number];
type Change = (changed: Readonly<Record<string, string>>) => void;

function Choice({
  boxes,
  answers,
  onChange,
}: {
  boxes: readonly BoxOf[];
  answers: Readonly<Record<string, string>>;
  onChange: Change;
}) {
  const name = useId();
  const choose = (chosen: BoxOf) =>
    onChange(Object.fromEntries(boxes.map(({ id }) => [id, id === chosen.id ? tickedAnswer : ''])));
  return (
    <div className="flex flex-wrap gap-x-8">
      {boxes.map((box) => (
        <label key={box.id} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={answers[box.id] === tickedAnswer}
            onChange={() => choose(box)}
            className="size-5 shrink-0 accent-accent"
          />
          <span lang={sourceLanguage}>{box.label}</span>
        </label>
      ))}
    </div>
  );
}

interface BoxProps {
  readonly box: BoxOf;
  readonly print: string;
  readonly value: string;
  readonly onChange: Change;
}

/** A box named by its own words where there are some, else by its question. */
function Box({ box, print, value, onChange }: BoxProps) {
  const { t } = useTranslation('download');
  const id = useId();
  const label = box.label || print;
  const put = (answer: string) => answer.trim() !== value && onChange({ [box.id]: answer.trim() });
  if (box.kind === 'checkbox')
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={value === tickedAnswer}
          onChange={(event) => onChange({ [box.id]: event.currentTarget.checked ? tickedAnswer : '' })}
          className="size-6 shrink-0 accent-accent"
        />
        <span lang={sourceLanguage}>{label}</span>
      </label>
    );
  return (
    <div className="max-w-prose">
      <label htmlFor={id} lang={sourceLanguage} className={box.label ? 'font-semibold' : 'sr-only'}>
        {label}
      </label>
      {box.kind === 'choice' ? (
        <select
          id={id}
          className="control mt-1"
          value={value}
          onChange={(event) => put(event.currentTarget.value)}
        >
          <option value="">{t('newQuestions.choose')}</option>
          {box.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          dir="auto"
          spellCheck={false}
          maxLength={2000}
          className="control mt-1"
          defaultValue={value}
          onBlur={(event) => put(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
