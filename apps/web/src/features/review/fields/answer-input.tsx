import type { DateKind, FieldSpec, HintKey } from '@puente/forms/answers';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import { joinPath, joinReadPath } from '../model/units.ts';
import { FieldControl } from './field-control.tsx';
import { PassportSpelling } from './passport-spelling.tsx';
import { usePlace, useReview } from './review-context.ts';
import { useAnswer, useAtPath } from './use-answer.ts';
import { useWarningTexts, WarningList } from './warning-list.tsx';

const dateHints: Record<DateKind, HintKey> = {
  date: 'date',
  'date-or-ds': 'dateOrDs',
  month: 'month',
  'month-or-present': 'monthOrPresent',
};

const isDateKind = (kind: FieldSpec['kind']): kind is DateKind => kind !== undefined && kind in dateHints;

export interface FieldProps {
  readonly spec: FieldSpec;
  /** Path of the object the field's own path counts from; '' is the form data. */
  readonly base: string;
  /** The same as it was when the review was opened, where the evidence is filed; null in a new entry. */
  readonly readBase: string | null;
  /** Its label stands over it already. */
  readonly alone: boolean;
}

/** The input of one answer with its official label and what is to be said of it. Redraws alone. */
export const AnswerInput = memo(({ spec, base, readBase, alone }: FieldProps) => {
  const t = useReviewTexts();
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { model, mode, toIssueText } = useReview();
  const id = useId();
  const name = joinPath(base, spec.path);
  const answer = useAnswer(name, joinReadPath(readBase, spec.path));
  const isRefused = useAtPath(name, ({ refused }) => refused.has(name));
  const warnings = useWarningTexts(name);
  const place = usePlace(name);
  const spelling = warnings.find(({ passport }) => passport !== undefined)?.passport;
  const hint = spec.hint ?? (isDateKind(spec.kind) ? dateHints[spec.kind] : undefined);
  const describedBy =
    [hint ? `${id}-hint` : '', isRefused || warnings.length > 0 ? `${id}-notes` : '']
      .filter(Boolean)
      .join(' ') || undefined;
  const isFaulty = isRefused || warnings.some(({ tone }) => tone === 'fault');
  const isGroup = spec.kind === 'checks';
  const Wrapper = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Wrapper
      ref={place}
      data-path={name}
      className="min-w-0"
      onFocus={(event) => {
        event.stopPropagation();
        model.enterAnswer(name, answer.readPath);
      }}
      onBlur={model.leave}
      onKeyDown={(event) => mode.onKey(event, answer)}
    >
      {spec.accept ? null : (
        <Label {...(isGroup ? {} : { htmlFor: id })} className={alone ? 'sr-only' : 'block font-semibold'}>
          <OfficialLabel name={spec.label} />
        </Label>
      )}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t(`hints.${hint}`)}
        </p>
      ) : null}
      <div className="mt-1">
        <FieldControl id={id} name={name} spec={spec} describedBy={describedBy} invalid={isFaulty} />
      </div>
      <WarningList id={`${id}-notes`} warnings={warnings} issue={isRefused ? toIssueText(name) : undefined} />
      {spelling === undefined ? null : (
        <PassportSpelling answer={answer} spelling={spelling} fieldName={label(spec.label)} />
      )}
      <mode.Aside answer={answer} fieldName={label(spec.label)} />
    </Wrapper>
  );
});
