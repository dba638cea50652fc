import { isSameAnswer } from '@puente/forms/changes';
import { type KeyboardEvent, memo, useId } from 'react';
import type { ChangeHandler } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Answer, isEmptyAnswer } from '../../../lib/form-answers/answer.ts';
import type { DateKind, FieldSpec, HintKey } from '../../../lib/form-answers/field-spec.ts';
import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { CheckControls } from './check-controls.tsx';
import { AcceptBox, CheckGroup, FieldControl } from './field-control.tsx';
import { focusToCheck } from './find-to-check.ts';
import { PassportSpelling } from './passport-spelling.tsx';
import { useReview } from './review-context.ts';
import { useAnswer } from './use-answer.ts';
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

/** What the evidence says to somebody else speaks of the applicant's answer, whatever is proposed instead of it. */
const toOpenedState = ({ evidence, opened }: Answer) => ({
  edited: evidence?.edited === true,
  checked: evidence?.checked === true,
  empty: isEmptyAnswer(opened),
});

/** Enter confirms what was read and goes on, Escape goes back to it. */
const handleKey = (event: KeyboardEvent<HTMLElement>, answer: Answer) => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (key === 'Escape' && (answer.canGoBack || answer.checked)) {
    event.preventDefault();
    if (answer.canGoBack) answer.goBack();
    answer.setChecked(false);
  }
  if (key !== 'Enter' || target.type === 'checkbox') return;
  // What is wrong with an answer or its list cannot be confirmed; the way goes on all the same.
  if (!answer.doubtful && !target.closest('[data-check="open"]')) return;
  event.preventDefault();
  if (answer.doubtful && !answer.edited) answer.setChecked(true);
  focusToCheck('next');
};

/** One answer: its official label, its input, and the piece of the scan it came from. Redraws alone. */
export const ReviewField = memo(({ spec, base, readBase }: FieldProps) => {
  const t = useReviewTexts();
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { EvidenceNote, other, saveIssues, show } = useReview();
  const id = useId();
  const name = join(base, spec.path);
  const answer = useAnswer(name, readBase === null ? null : join(readBase, spec.path));
  const warnings = useWarningTexts(name);
  const spelling = warnings.find(({ passport }) => passport !== undefined)?.passport;
  const wired = useWiring(name, answer);

  const { value, evidence, edited, checked, doubtful } = answer;
  const hint = spec.hint ?? (isDateKind(spec.kind) ? dateHints[spec.kind] : undefined);
  const issue = saveIssues.get(name);
  const describedBy =
    [hint ? `${id}-hint` : '', issue || warnings.length > 0 ? `${id}-notes` : ''].filter(Boolean).join(' ') ||
    undefined;
  const isOpen = doubtful && !checked && !edited;
  const isFaulty = issue !== undefined || warnings.some(({ tone }) => tone === 'fault');
  const title = label(spec.label);
  const now = { edited, checked, empty: isEmptyAnswer(value) };
  const isGroup = spec.kind === 'checks';
  const Wrapper = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Wrapper
      data-path={name}
      data-doubtful={doubtful || undefined}
      data-changed={readBase === null || !isSameAnswer(value, answer.opened) || undefined}
      data-check={isOpen || (isFaulty && !other) ? 'open' : undefined}
      className="grid gap-x-6 gap-y-2 md:grid-cols-2"
      onFocus={() => show(evidence ? { evidence, fieldName: title } : null)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in the input bubble here */}
      <div className="min-w-0" onKeyDown={(event) => (other?.onKey ?? handleKey)(event, answer)}>
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
          {spec.accept ? (
            <AcceptBox id={id} accept={spec.accept} describedBy={describedBy} registration={wired} />
          ) : isGroup ? (
            <CheckGroup spec={spec} describedBy={describedBy} registration={wired} />
          ) : (
            <FieldControl
              id={id}
              spec={spec}
              describedBy={describedBy}
              invalid={isFaulty}
              registration={wired}
              current={typeof value === 'string' ? value : ''}
            />
          )}
        </div>
        <WarningList id={`${id}-notes`} warnings={warnings} issue={issue} />
        {spelling === undefined ? null : (
          <PassportSpelling answer={answer} spelling={spelling} fieldName={title} />
        )}
      </div>
      <div className="min-w-0 space-y-1.5">
        {spec.accept || (readBase === null && (other || isEmptyAnswer(value))) ? null : (
          <EvidenceNote evidence={evidence} fieldName={title} {...(other ? toOpenedState(answer) : now)} />
        )}
        {other ? (
          <other.Aside answer={answer} fieldName={title} />
        ) : (
          <CheckControls answer={answer} fieldName={title} empty={now.empty} />
        )}
      </div>
    </Wrapper>
  );
});

/** The input's own handlers with ours after them. */
const useWiring = (name: string, answer: Answer) => {
  const { form, leave } = useReview();
  const registration = form.register(name);
  return {
    ...registration,
    onChange: async (event: Parameters<ChangeHandler>[0]) => {
      const done = registration.onChange(event);
      answer.look();
      await done;
    },
    onBlur: async (event: Parameters<ChangeHandler>[0]) => {
      leave();
      await registration.onBlur(event);
    },
  };
};
