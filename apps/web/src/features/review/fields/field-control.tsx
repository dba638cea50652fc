import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldKind, FieldSpec } from '../../../lib/form-answers/field-spec.ts';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { useOptionText } from '../../../lib/form-answers/use-option-text.ts';

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
  readonly spec: FieldSpec;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly registration: UseFormRegisterReturn;
  /** The value at hand, so that one the list of options does not know stays visible. */
  readonly current: string;
}

/** The input of one answer: text, or a choice. */
export const FieldControl = ({ id, spec, describedBy, invalid, registration, current }: Props) => {
  const { t } = useTranslation('review');
  const toOptionText = useOptionText();
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
  if (spec.kind === 'select' || spec.kind === 'yes-no') {
    const options =
      spec.kind === 'yes-no'
        ? [
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]
        : (spec.options ?? []).map((value) => ({ value, label: toOptionText(value) }));
    const unknown = current !== '' && !options.some(({ value }) => value === current);
    return (
      <select id={id} className="control" {...aria} {...registration}>
        <option value="">{t('notAnswered')}</option>
        {unknown ? <option value={current}>{current}</option> : null}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      id={id}
      type="text"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      className="control"
      {...inputTraits[spec.kind ?? 'text']}
      {...aria}
      {...registration}
    />
  );
};

/** One box to tick, with what ticking it accepts. */
export const AcceptBox = ({
  id,
  accept,
  describedBy,
  registration,
}: {
  id: string;
  accept: NonNullable<FieldSpec['accept']>;
  describedBy: string | undefined;
  registration: UseFormRegisterReturn;
}) => {
  const t = useReviewTexts();
  return (
    <label className="flex min-h-9 items-start gap-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={describedBy}
        className="size-6 shrink-0 accent-accent"
        {...registration}
      />
      {t(`accepts.${accept}`)}
    </label>
  );
};

/** Several answers of one question. */
export const CheckGroup = ({
  spec,
  describedBy,
  registration,
}: {
  spec: FieldSpec;
  describedBy: string | undefined;
  registration: UseFormRegisterReturn;
}) => {
  const toOptionText = useOptionText();
  return (
    <div className="space-y-1" aria-describedby={describedBy}>
      {(spec.options ?? []).map((option) => (
        <label key={option} className="flex min-h-9 items-center gap-3">
          <input type="checkbox" value={option} className="size-6 shrink-0 accent-accent" {...registration} />
          {toOptionText(option)}
        </label>
      ))}
    </div>
  );
};
