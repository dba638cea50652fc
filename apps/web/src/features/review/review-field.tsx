import { memo, useId, useState } from 'react';
import type { ChangeHandler } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findDateFault } from './check-date.ts';
import { CheckGroup, FieldControl } from './field-control.tsx';
import type { DateKind, FieldSpec, HintKey } from './field-spec.ts';
import { getAt } from './form-values.ts';
import { useReview } from './review-context.ts';

const dateHints: Record<DateKind, HintKey> = {
  date: 'date',
  'date-or-ds': 'dateOrDs',
  month: 'month',
  'month-or-present': 'monthOrPresent',
};

const isDateKind = (kind: FieldSpec['kind']): kind is DateKind => kind !== undefined && kind in dateHints;

interface Props {
  readonly spec: FieldSpec;
  /** Path of the object the field's own path counts from; '' is the form data. */
  readonly base: string;
  /** The same as it was when the document was read, where the evidence is filed; null in a new entry. */
  readonly readBase: string | null;
}

const join = (base: string, path: string) => (base ? `${base}.${path}` : path);

const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** One answer: its official label, its input, and the piece of the scan it came from. Redraws alone. */
export const ReviewField = memo(({ spec, base, readBase }: Props) => {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { form, findEvidence, EvidenceNote, saveIssues } = useReview();
  const id = useId();
  const name = join(base, spec.path);
  const readPath = readBase === null ? null : join(readBase, spec.path);
  const { value, edited, look } = useAnswer(name, readPath);
  const fault = useDateFault(spec, base, name);

  const registration = form.register(name);
  const wired = {
    ...registration,
    onChange: async (event: Parameters<ChangeHandler>[0]) => {
      const done = registration.onChange(event);
      look();
      await done;
    },
    onBlur: async (event: Parameters<ChangeHandler>[0]) => {
      fault.check();
      await registration.onBlur(event);
    },
  };

  const hint = spec.hint ?? (isDateKind(spec.kind) ? dateHints[spec.kind] : undefined);
  const issue = saveIssues.get(name) ?? fault.message;
  const describedBy =
    [hint ? `${id}-hint` : '', issue ? `${id}-issue` : ''].filter(Boolean).join(' ') || undefined;
  const evidence = readPath === null ? undefined : findEvidence(readPath);
  const needsCheck = evidence !== undefined && evidence.confidence !== 'high' && !evidence.edited && !edited;
  const title = label(spec.label);
  const isGroup = spec.kind === 'checks';
  const Wrapper = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Wrapper
      data-check={needsCheck || undefined}
      data-path={name}
      className="grid gap-x-6 gap-y-2 md:grid-cols-2"
    >
      <div className="min-w-0">
        <Label {...(isGroup ? {} : { htmlFor: id })} className="block font-semibold">
          {title}
        </Label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {t(`hints.${hint}`)}
          </p>
        ) : null}
        <div className="mt-1">
          {isGroup ? (
            <CheckGroup spec={spec} describedBy={describedBy} registration={wired} />
          ) : (
            <FieldControl
              id={id}
              spec={spec}
              describedBy={describedBy}
              invalid={issue !== null}
              registration={wired}
              current={typeof value === 'string' ? value : ''}
            />
          )}
        </div>
        <p id={`${id}-issue`} role="status" className="mt-1 font-semibold text-check">
          {issue}
        </p>
      </div>
      <div className="min-w-0">
        {readPath === null && isEmpty(value) ? null : (
          <EvidenceNote evidence={evidence} fieldName={title} edited={edited} empty={isEmpty(value)} />
        )}
      </div>
    </Wrapper>
  );
});

/** The value at hand and whether it differs from what was read; looks again at each change of this field only. */
const useAnswer = (name: string, readPath: string | null) => {
  const { form, baseline, counter, markEdited } = useReview();
  const read = () => {
    const value = form.getValues(name);
    const before = readPath === null ? '' : getAt(baseline, readPath);
    return { value, edited: JSON.stringify(value ?? '') !== JSON.stringify(before ?? '') };
  };
  const [answer, setAnswer] = useState(read);
  const look = () => {
    const next = read();
    setAnswer(next);
    if (readPath !== null) counter.set(readPath, !next.edited);
    markEdited();
  };
  return { ...answer, look };
};

const useDateFault = (spec: FieldSpec, base: string, name: string) => {
  const { t } = useTranslation('review');
  const { form } = useReview();
  const { kind } = spec;
  const find = () => {
    if (!isDateKind(kind)) return null;
    const notBefore = spec.notBefore ? String(form.getValues(join(base, spec.notBefore)) ?? '') : '';
    return findDateFault(String(form.getValues(name) ?? ''), kind, { notBefore, past: spec.past ?? false });
  };
  const [fault, setFault] = useState(find);
  const format = isDateKind(kind) ? t(`hints.${dateHints[kind]}`) : '';
  return { message: fault ? t(`dates.${fault}`, { format }) : null, check: () => setFault(find()) };
};
