import { Plus, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { isOlderThanFiveYears } from './check-date.ts';
import type { ListSpec } from './field-spec.ts';
import { getAt, rowKey, toBlankEntry } from './form-values.ts';
import { useReview } from './review-context.ts';
import { ReviewField } from './review-field.tsx';

interface Removed {
  readonly index: number;
  readonly entry: Record<string, unknown>;
  readonly name: string;
}

/** A list of entries, each added or removed as a whole. A removed one can be put back. */
export const FieldList = ({ spec }: { spec: ListSpec }) => {
  const { t } = useTranslation('review');
  const { form, markEdited, counter } = useReview();
  const { fields, append, remove, insert } = useFieldArray({
    control: form.control,
    name: spec.path,
    keyName: 'entryKey',
  });
  const [removed, setRemoved] = useState<Removed | null>(null);

  const count = (entry: Record<string, unknown>, needsCheck: boolean) => {
    const row = entry[rowKey];
    if (typeof row !== 'number') return;
    for (const field of spec.fields) counter.set(`${spec.path}.${row}.${field.path}`, needsCheck);
  };
  const removeEntry = (index: number) => {
    const entry = structuredClone(form.getValues(`${spec.path}.${index}`)) as Record<string, unknown>;
    setRemoved({ index, entry, name: t(`entries.${spec.entry}`, { n: index + 1 }) });
    count(entry, false);
    remove(index);
    markEdited();
  };
  const putBack = ({ index, entry }: Removed) => {
    count(entry, true);
    insert(index, entry);
    setRemoved(null);
    markEdited();
  };
  const add = () => {
    setRemoved(null);
    const first = spec.fields[0]?.path ?? '';
    append(toBlankEntry(spec.fields), { focusName: `${spec.path}.${fields.length}.${first}` });
    markEdited();
  };
  return (
    <div className="space-y-4">
      <h3 className="text-lg font-semibold">{t(`groups.${spec.title}`)}</h3>
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
      <Button variant="secondary" onClick={add}>
        <Plus aria-hidden className="size-5" />
        {t(`add.${spec.entry}`)}
      </Button>
    </div>
  );
};

const ListEntry = ({ spec, index, onRemove }: { spec: ListSpec; index: number; onRemove: () => void }) => {
  const { t } = useTranslation('review');
  const { form } = useReview();
  const base = `${spec.path}.${index}`;
  const row = getAt(form.getValues(base), rowKey);
  const readBase = typeof row === 'number' ? `${spec.path}.${row}` : null;
  const name = t(`entries.${spec.entry}`, { n: index + 1 });
  return (
    <fieldset className="card space-y-5 p-4">
      <legend className="px-1 font-semibold">{name}</legend>
      {spec.endPath ? <OlderNote path={`${base}.${spec.endPath}`} /> : null}
      {spec.fields.map((field) => (
        <ReviewField key={`${index} ${field.path}`} spec={field} base={base} readBase={readBase} />
      ))}
      <Button variant="quiet" onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
        {t('list.remove', { entry: name })}
      </Button>
    </fieldset>
  );
};

const OlderNote = ({ path }: { path: string }) => {
  const { t } = useTranslation('review');
  const { form } = useReview();
  const end = useWatch({ control: form.control, name: path });
  return typeof end === 'string' && isOlderThanFiveYears(end) ? (
    <p className="text-sm text-muted">{t('older')}</p>
  ) : null;
};

const RemovedLine = ({ name, onPutBack }: { name: string; onPutBack: () => void }) => {
  const { t } = useTranslation('review');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-md border-s-4 border-check bg-check-soft p-3">
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
