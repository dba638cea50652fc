import { hasEndedBeforeFiveYears, toFormDay } from '@puente/forms/values';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { ListSpec } from '../../../lib/form-answers/field-spec.ts';
import { getAt, rowKey, toBlankEntry } from '../../../lib/form-answers/form-values.ts';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { Button } from '../../../ui/button.tsx';
import { listOpenedRows } from '../model/answer-session.ts';
import { NameLine } from './name-line.tsx';
import { useReview } from './review-context.ts';
import { ReviewField } from './review-field.tsx';
import { PathWarnings, useHasFault } from './warning-list.tsx';

interface Removed {
  readonly index: number;
  readonly entry: Record<string, unknown>;
  readonly name: string;
}

/** Adds, removes and puts back entries, each as one step that can be undone. */
const useEntries = (spec: ListSpec) => {
  const { form, record, session } = useReview();
  const array = useFieldArray({ control: form.control, name: spec.path, keyName: 'entryKey' });
  const rowsNow = () => structuredClone((form.getValues(spec.path) ?? []) as unknown[]);
  const change = (act: () => void) => {
    const before = rowsNow();
    act();
    const after = rowsNow();
    session.checks.setRows(spec.path, listOpenedRows(after));
    record({ kind: 'rows', path: spec.path, before, after });
  };
  return { ...array, rowsNow, change };
};

/** Entries there were at opening and are not now, each with the place it goes back to. */
const listMissing = (opened: unknown, now: readonly object[]) => {
  const kept = listOpenedRows(now);
  const isAfter = (entry: object, row: number) => rowKey in entry && Number(entry[rowKey]) > row;
  return ((opened ?? []) as Record<string, unknown>[]).flatMap((entry, row) => {
    if (kept.includes(row)) return [];
    const next = now.findIndex((other) => isAfter(other, row));
    return [{ row, entry, index: next < 0 ? now.length : next }];
  });
};

/** A list of entries, each added or removed as a whole. A removed one can be put back. */
export const FieldList = ({ spec }: { spec: ListSpec }) => {
  const t = useReviewTexts();
  const { hub, other, session } = useReview();
  const { fields, append, remove, insert, rowsNow, change } = useEntries(spec);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [lastRemoved, setLastRemoved] = useState<unknown>(null);
  // Undo or redo has changed the rows: what was put back must not be offered again.
  useEffect(() => hub.subscribe(spec.path, () => setRemoved(null)), [hub, spec.path]);

  const removeEntry = (index: number) => {
    const entry = rowsNow()[index] as Record<string, unknown>;
    change(() => remove(index));
    if (other) setLastRemoved(entry[rowKey]);
    else setRemoved({ index, entry, name: t(`entries.${spec.entry}`, { n: index + 1 }) });
  };
  const putBack = ({ index, entry }: Removed) => {
    change(() => insert(index, entry));
    setRemoved(null);
  };
  const add = () => {
    setRemoved(null);
    const first = spec.fields.find(({ kind }) => kind !== 'name-line')?.path ?? '';
    change(() => append(toBlankEntry(spec.fields), { focusName: `${spec.path}.${fields.length}.${first}` }));
  };
  const isFaulty = useHasFault(spec.path);
  const missing = other
    ? listMissing(getAt(session.opened, spec.path), fields).map((one) => ({
        ...one,
        name: t(`entries.${spec.entry}`, { n: one.row + 1 }),
      }))
    : [];
  return (
    <div className="space-y-4" data-list={spec.path} data-check={isFaulty && !other ? 'open' : undefined}>
      <div>
        <h3 className="text-lg font-semibold">{t(`groups.${spec.title}`)}</h3>
        <PathWarnings path={spec.path} />
      </div>
      {fields.length === 0 ? <p className="text-muted">{t(`empty.${spec.entry}`)}</p> : null}
      {fields.map((field, index) => (
        <Fragment key={field.entryKey}>
          {removed?.index === index ? (
            <RemovedLine name={removed.name} onPutBack={() => putBack(removed)} />
          ) : null}
          <ListEntry spec={spec} index={index} onRemove={() => removeEntry(index)} />
        </Fragment>
      ))}
      {removed && removed.index >= fields.length ? (
        <RemovedLine name={removed.name} onPutBack={() => putBack(removed)} />
      ) : null}
      {missing.map((one) => (
        <RemovedLine
          key={one.row}
          name={one.name}
          wantsFocus={one.row === lastRemoved}
          onPutBack={() => putBack(one)}
        />
      ))}
      <div data-list-tools>
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden className="size-5" />
          {t(`add.${spec.entry}`)}
        </Button>
      </div>
    </div>
  );
};

const ListEntry = ({ spec, index, onRemove }: { spec: ListSpec; index: number; onRemove: () => void }) => {
  const t = useReviewTexts();
  const { form, other } = useReview();
  const base = `${spec.path}.${index}`;
  const isFaulty = useHasFault(base);
  const row = getAt(form.getValues(base), rowKey);
  const readBase = typeof row === 'number' ? `${spec.path}.${row}` : null;
  const name = t(`entries.${spec.entry}`, { n: index + 1 });
  return (
    <div className="drawn-when-near" data-entry data-check={isFaulty && !other ? 'open' : undefined}>
      <fieldset className="card space-y-5 p-4">
        <legend className="px-1 font-semibold">{name}</legend>
        <PathWarnings path={base} />
        {spec.endPath ? <OlderNote path={`${base}.${spec.endPath}`} /> : null}
        {spec.fields.map((field) => {
          const Field = field.kind === 'name-line' ? NameLine : ReviewField;
          return <Field key={`${index} ${field.path}`} spec={field} base={base} readBase={readBase} />;
        })}
        <div data-list-tools>
          <Button variant="quiet" onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
            {t('list.remove', { entry: name })}
          </Button>
        </div>
      </fieldset>
    </div>
  );
};

const OlderNote = ({ path }: { path: string }) => {
  const t = useReviewTexts();
  const { form } = useReview();
  const end = useWatch({ control: form.control, name: path });
  return typeof end === 'string' && hasEndedBeforeFiveYears(end, toFormDay(new Date())) ? (
    <p className="text-sm text-muted">{t('older')}</p>
  ) : null;
};

const RemovedLine = ({
  name,
  wantsFocus = true,
  onPutBack,
}: {
  name: string;
  wantsFocus?: boolean;
  onPutBack: () => void;
}) => {
  const t = useReviewTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wantsFocus) button.current?.focus();
  }, [wantsFocus]);
  return (
    <p
      data-changed
      className="flex flex-wrap items-center gap-3 rounded-md border-s-4 border-check bg-check-soft p-3"
    >
      <span role="status">{t('list.removed', { entry: name })}</span>
      <button
        ref={button}
        type="button"
        onClick={onPutBack}
        className="min-h-9 rounded-md px-2 font-semibold text-accent underline underline-offset-4"
      >
        {t('list.undo')}
      </button>
    </p>
  );
};
