import type { DateKind, FieldSpec, HintKey } from '@puente/forms/answers';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptyAnswer } from '../../../lib/form-answers/is-empty-answer.ts';
import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { EvidenceNote } from '../evidence/evidence-note.tsx';
import type { Answer } from './answer.ts';
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
}

const join = (base: string, path: string) => (base ? `${base}.${path}` : path);

/** One answer: its official label, its input, and the piece of the scan it came from. Redraws alone. */
export const ReviewField = memo(({ spec, base, readBase }: FieldProps) => {
  const t = useReviewTexts();
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { model, mode, toIssueText } = useReview();
  const id = useId();
  const name = join(base, spec.path);
  const answer = useAnswer(name, readBase === null ? null : join(readBase, spec.path));
  const isRefused = useAtPath(name, ({ refused }) => refused.has(name));
  const warnings = useWarningTexts(name);
  const place = usePlace(name);
  const spelling = warnings.find(({ passport }) => passport !== undefined)?.passport;
  const { edited, checked, doubtful } = answer;
  const hint = spec.hint ?? (isDateKind(spec.kind) ? dateHints[spec.kind] : undefined);
  const describedBy =
    [hint ? `${id}-hint` : '', isRefused || warnings.length > 0 ? `${id}-notes` : '']
      .filter(Boolean)
      .join(' ') || undefined;
  const isOpen = doubtful && !checked && !edited;
  const isFaulty = isRefused || warnings.some(({ tone }) => tone === 'fault');
  const title = label(spec.label);
  const isGroup = spec.kind === 'checks';
  const Wrapper = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Wrapper
      ref={place}
      data-path={name}
      data-doubtful={doubtful || undefined}
      data-changed={answer.changed || undefined}
      data-check={isOpen || (isFaulty && mode.reader === 'applicant') ? 'open' : undefined}
      className="grid gap-x-6 gap-y-2 md:grid-cols-2"
      onFocus={(event) => {
        event.stopPropagation();
        model.enterAnswer(name, answer.readPath);
      }}
      onBlur={model.leave}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in the input bubble here */}
      <div className="min-w-0" onKeyDown={(event) => mode.onKey(event, answer, model)}>
        {spec.accept ? null : (
          <Label {...(isGroup ? {} : { htmlFor: id })} className="block font-semibold">
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
        <WarningList
          id={`${id}-notes`}
          warnings={warnings}
          issue={isRefused ? toIssueText(name) : undefined}
        />
        {spelling === undefined ? null : (
          <PassportSpelling answer={answer} spelling={spelling} fieldName={title} />
        )}
      </div>
      <div className="min-w-0 space-y-1.5">
        {spec.accept ? null : <FieldEvidence answer={answer} fieldName={title} />}
        <mode.Aside answer={answer} fieldName={title} />
      </div>
    </Wrapper>
  );
});

/** What the evidence says to a reviewer speaks of the applicant's answer, whatever is proposed instead of it. */
const toOpenedState = ({ evidence, opened }: Answer) => ({
  edited: evidence?.edited === true,
  checked: evidence?.checked === true,
  empty: isEmptyAnswer(opened),
});

function FieldEvidence({ answer, fieldName }: { answer: Answer; fieldName: string }) {
  const { mode, pictures } = useReview();
  const isReviewer = mode.reader === 'reviewer';
  if (!pictures || (answer.readPath === null && (isReviewer || answer.empty))) return null;
  const { edited, checked, empty } = isReviewer ? toOpenedState(answer) : answer;
  return (
    <EvidenceNote
      pictures={pictures}
      evidence={answer.evidence}
      fieldName={fieldName}
      edited={edited}
      checked={checked}
      empty={empty}
    />
  );
}
