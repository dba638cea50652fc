import type { FieldKind, FieldSpec } from '@puente/forms/answers';
import { type InputHTMLAttributes, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { useOptionText } from '../../../lib/form-answers/use-option-text.ts';
import { useReview } from './review-context.ts';
import { useValue } from './use-answer.ts';

const inputTraits: Partial<Record<FieldKind, InputHTMLAttributes<HTMLInputElement>>> = {
  digits: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  date: { inputMode: 'text', placeholder: 'MM/DD/YYYY' },
  'date-or-ds': { placeholder: 'MM/DD/YYYY' },
  month: { placeholder: 'MM/DD/YYYY' },
  'month-or-present': { placeholder: 'MM/DD/YYYY' },
};

interface Props {
  readonly id: string;
  /** Where the answer stands now. */
  readonly name: string;
  readonly spec: FieldSpec;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** The input of one answer. It alone is drawn anew for a letter, and not again for what is said of it then. */
export const FieldControl = memo((props: Props) => {
  const { accept, kind } = props.spec;
  if (accept) return <AcceptBox {...props} accept={accept} />;
  if (kind === 'checks') return <CheckGroup {...props} />;
  return kind === 'select' || kind === 'yes-no' ? <Choice {...props} /> : <TextInput {...props} />;
});

function TextInput({ id, name, spec, describedBy, invalid }: Props) {
  const { model } = useReview();
  const value = useValue(name);
  return (
    <input
      id={id}
      name={name}
      type="text"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      className="control"
      {...inputTraits[spec.kind ?? 'text']}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => model.type(name, event.currentTarget.value)}
    />
  );
}

function Choice({ id, name, spec, describedBy, invalid }: Props) {
  const { t } = useTranslation('review');
  const toOptionText = useOptionText();
  const { model } = useReview();
  const value = useValue(name);
  const current = typeof value === 'string' ? value : '';
  const options =
    spec.kind === 'yes-no'
      ? [
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]
      : (spec.options ?? []).map((value) => ({ value, label: toOptionText(value) }));
  // One that the list of options does not know stays visible.
  const isUnknown = current !== '' && !options.some(({ value }) => value === current);
  return (
    <select
      id={id}
      name={name}
      className="control"
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      value={current}
      onChange={(event) => model.type(name, event.currentTarget.value)}
    >
      <option value="">{t('notAnswered')}</option>
      {isUnknown ? <option value={current}>{current}</option> : null}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One box to tick, with what ticking it accepts. */
function AcceptBox({ id, name, accept, describedBy }: Props & { accept: NonNullable<FieldSpec['accept']> }) {
  const t = useReviewTexts();
  const { model } = useReview();
  return (
    <label className="flex min-h-9 items-start gap-3">
      <input
        id={id}
        name={name}
        type="checkbox"
        aria-describedby={describedBy}
        className="size-6 shrink-0 accent-accent"
        checked={useValue(name) === true}
        onChange={(event) => model.type(name, event.currentTarget.checked)}
      />
      {t(`accepts.${accept}`)}
    </label>
  );
}

/** Several answers of one question. */
function CheckGroup({ name, spec, describedBy }: Props) {
  const toOptionText = useOptionText();
  const { model } = useReview();
  const value = useValue(name);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const options = spec.options ?? [];
  const tick = (option: string, isTicked: boolean) =>
    model.type(
      name,
      options.filter((one) => (one === option ? isTicked : chosen.includes(one))),
    );
  return (
    <div className="space-y-1" aria-describedby={describedBy}>
      {options.map((option) => (
        <label key={option} className="flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={option}
            className="size-6 shrink-0 accent-accent"
            checked={chosen.includes(option)}
            onChange={(event) => tick(option, event.currentTarget.checked)}
          />
          {toOptionText(option)}
        </label>
      ))}
    </div>
  );
}
