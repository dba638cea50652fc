import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { useReview } from '../fields/review-context.ts';
import { UnitEvidence } from '../fields/unit-evidence.tsx';
import { UnitInputs } from '../fields/unit-inputs.tsx';
import { UnitTitle, useUnitName } from '../fields/unit-title.tsx';
import { UnitValues } from '../fields/unit-values.tsx';
import { toConfirmText, useUnitActions, useUnitState } from '../fields/use-unit.ts';
import { hasPath, type Unit } from '../model/units.ts';
import { useOpenField } from './open-field.ts';

/** One question with its answer and 'Change'; opened, its inputs and the piece of the scan it came from. */
export function SummaryRow({ unit }: { unit: Unit }) {
  const { field, open } = useOpenField();
  const isOpen = field !== null && hasPath(unit, field);
  const wasOpen = useRef(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Closed again, the way goes on from where it was opened.
    if (wasOpen.current && !isOpen && field === null) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, field]);
  if (isOpen) return <OpenRow unit={unit} field={field} onDone={() => open(null)} />;
  return <ClosedRow unit={unit} button={button} onChange={() => open(unit.path)} />;
}

function ClosedRow({
  unit,
  button,
  onChange,
}: {
  unit: Unit;
  button: RefObject<HTMLButtonElement | null>;
  onChange: () => void;
}) {
  const t = useReviewTexts();
  const { mode } = useReview();
  const { doubtful, unread, missing, faulty } = useUnitState(unit);
  const toName = useUnitName();
  const needs = doubtful + unread + missing + faulty > 0;
  return (
    <div
      data-unit={unit.path}
      data-check={needs ? 'open' : undefined}
      className={`flex gap-3 py-3 ${needs ? 'border-s-4 border-check ps-3' : ''}`}
    >
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">
          <UnitTitle unit={unit} />
        </p>
        <UnitValues unit={unit} />
        <mode.TalkMark unit={unit} />
        {missing > 0 ? <p className="text-sm font-semibold text-check">{t('check.ask.missing')}</p> : null}
      </div>
      <Button
        ref={button}
        variant="quiet"
        className="shrink-0 self-start px-2!"
        aria-label={t('check.changeOf', { field: toName(unit) })}
        onClick={onChange}
      >
        {t('check.change')}
      </Button>
    </div>
  );
}

function OpenRow({ unit, field, onDone }: { unit: Unit; field: string; onDone: () => void }) {
  const t = useReviewTexts();
  const { mode, model } = useReview();
  const state = useUnitState(unit);
  const { confirm } = useUnitActions(unit);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    model.look(unit.path);
    const input = form.current?.querySelector<HTMLElement>(`[data-path="${field}"] :is(input, select)`);
    (input ?? form.current?.querySelector<HTMLElement>('input, select'))?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [model, unit.path, field]);
  const confirmText = mode.audience === 'applicant' ? toConfirmText(state) : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (confirmText) confirm();
    onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      data-unit={unit.path}
      onSubmit={onSubmit}
      className="space-y-3 border-s-4 border-accent py-3 ps-3"
    >
      {unit.fields.length > 1 ? (
        <p className="font-semibold">
          <UnitTitle unit={unit} />
        </p>
      ) : null}
      <UnitEvidence unit={unit} />
      <UnitInputs unit={unit} titled={false} />
      <mode.Talk unit={unit} />
      <Button type="submit">{t(confirmText ?? 'section.done')}</Button>
    </form>
  );
}
