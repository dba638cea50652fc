import type { FieldSpec } from '@puente/forms/answers';
import { useTranslation } from 'react-i18next';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { isEmptyAnswer } from '../../../lib/form-answers/is-empty-answer.ts';
import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import { useOptionText } from '../../../lib/form-answers/use-option-text.ts';
import { EvidenceNote } from '../evidence/evidence-note.tsx';
import { joinPath, joinReadPath, type Unit } from '../model/units.ts';
import type { Answer } from './answer.ts';
import type { FieldProps } from './answer-input.tsx';
import { NameLine } from './name-line.tsx';
import { useReview } from './review-context.ts';
import { useAnswer, useValue } from './use-answer.ts';
import { useUnitState } from './use-unit.ts';
import { useWarningTexts, WarningList } from './warning-list.tsx';

/** An answer as words: what was typed, or what was chosen. */
export function useAnswerText(spec: FieldSpec) {
  const { t } = useTranslation('review');
  const toOptionText = useOptionText();
  return (value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => toOptionText(String(one))).join(', ');
    if (value === true) return t('yes');
    if (typeof value !== 'string') return '';
    if (spec.kind === 'yes-no') return value === 'yes' || value === 'no' ? t(value) : value;
    return spec.kind === 'select' && value !== '' ? toOptionText(value) : value;
  };
}

/** What the evidence says to a reviewer speaks of the applicant's answer, whatever is proposed instead of it. */
const toOpenedState = ({ evidence, opened }: Answer) => ({
  edited: evidence?.edited === true,
  checked: evidence?.checked === true,
  empty: isEmptyAnswer(opened),
});

/** What of an answer is not as it mostly is: how it was read, what looks wrong, what will be printed otherwise. */
function AnswerMarks({ answer }: { answer: Answer }) {
  const { mode, pictures, model, toIssueText } = useReview();
  const warnings = useWarningTexts(answer.name);
  const isRefused = model.getState().refused.has(answer.name);
  const state = mode.audience === 'reviewer' ? toOpenedState(answer) : answer;
  return (
    <>
      {pictures && answer.evidence ? (
        <EvidenceNote
          evidence={answer.evidence}
          edited={state.edited}
          checked={state.checked}
          empty={state.empty}
          onlyExceptions
        />
      ) : null}
      <WarningList warnings={warnings} issue={isRefused ? toIssueText(answer.name) : undefined} />
    </>
  );
}

function Value({ spec, base, readBase, alone }: FieldProps) {
  const t = useReviewTexts();
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { mode } = useReview();
  const name = joinPath(base, spec.path);
  const answer = useAnswer(name, joinReadPath(readBase, spec.path));
  const text = useAnswerText(spec)(useValue(name));
  return (
    <div data-path={name} className="min-w-0">
      {alone ? null : (
        <p className="text-sm text-muted">
          <OfficialLabel name={spec.label} />
        </p>
      )}
      <p dir="auto" className={`[overflow-wrap:anywhere] ${text === '' ? 'text-muted' : ''}`}>
        {text === '' ? t('notAnswered') : text}
      </p>
      <AnswerMarks answer={answer} />
      {mode.audience === 'reviewer' ? <mode.Aside answer={answer} fieldName={label(spec.label)} /> : null}
    </div>
  );
}

/** The answers of a unit as they stand, to be looked at. */
export function UnitValues({ unit }: { unit: Unit }) {
  const { fields, base, readBase } = unit;
  const t = useReviewTexts();
  const { guessed } = useUnitState(unit);
  return (
    <div className="grid gap-2">
      {fields.map((spec) => {
        const Shown = spec.kind === 'name-line' ? NameLine : Value;
        return (
          <Shown key={spec.path} spec={spec} base={base} readBase={readBase} alone={fields.length === 1} />
        );
      })}
      {guessed > 0 ? <p className="text-sm">{t('evidence.guessedPart')}</p> : null}
    </div>
  );
}
