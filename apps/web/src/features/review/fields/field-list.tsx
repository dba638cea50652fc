import type { ListSpec } from '@puente/forms/answers';
import { hasEndedBeforeFiveYears, toFormDay } from '@puente/forms/values';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { rowKey, toBlankEntry } from '../../../lib/form-answers/form-values.ts';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { Button } from '../../../ui/button.tsx';
import { rowsAt } from '../model/diff.ts';
import { NameLine } from './name-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import { usePlace, useReview } from './review-context.ts';
import { ReviewField } from './review-field.tsx';
import { useAtPath, useValue } from './use-answer.ts';
import { PathWarnings, useHasFault } from './warning-list.tsx';

type Row = Record<string, unknown>;

/** An entry that was removed, with the place it goes back to. */
interface Removed {
  readonly key: unknown;
  readonly index: number;
  readonly entry: Row;
  readonly name: string;
}

/** Entries there were at opening and are not now. */
const listMissing = (opened: readonly Row[], keys: readonly unknown[]) =>
  opened.flatMap((entry, row) => {
    if (keys.includes(row)) return [];
    const next = keys.findIndex((key) => typeof key === 'number' && key > row);
    return [{ key: row, entry, index: next < 0 ? keys.length : next }];
  });

/** The names of the rows of a list; redraws when one comes, goes or moves. */
const useRowKeys = (list: string): readonly unknown[] =>
  useAtPath(list, ({ values }) => rowsAt(values, list).map((row) => row[rowKey]));

/** What may be done with the entries of a list, each as one step that can be undone. */
function useEntries(spec: ListSpec, keys: readonly unknown[]) {
  const t = useReviewTexts();
  const { model, mode } = useReview();
  const [last, setLast] = useState<Removed | null>(null);
  const isBack = last !== null && keys.includes(last.key);
  useEffect(() => {
    // What was put back must not be offered again.
    if (isBack) setLast(null);
  }, [isBack]);
  const rowsNow = () => rowsAt(model.getState().values, spec.path);
  const toName = (index: number) => t(`entries.${spec.entry}`, { n: index + 1 });
  const missing =
    mode.reader === 'reviewer'
      ? listMissing(rowsAt(model.form.opened, spec.path), keys).map((one) => ({
          ...one,
          name: toName(one.key),
        }))
      : [];
  return {
    removed: last && !isBack && mode.reader === 'applicant' ? last : null,
    missing,
    lastKey: last?.key,
    toName,
    remove: (index: number) => {
      const entry = rowsNow()[index];
      if (!entry) return;
      model.setRows(spec.path, rowsNow().toSpliced(index, 1));
      setLast({ key: entry[rowKey], index, entry, name: toName(index) });
    },
    putBack: ({ index, entry }: Pick<Removed, 'index' | 'entry'>) => {
      model.setRows(spec.path, rowsNow().toSpliced(index, 0, entry));
      setLast(null);
    },
    add: () => {
      const at = rowsNow().length;
      const first = spec.fields.find(({ kind }) => kind !== 'name-line')?.path ?? '';
      model.setRows(spec.path, [...rowsNow(), toBlankEntry(spec.fields)]);
      setLast(null);
      model.goTo(`${spec.path}.${at}.${first}`, 'focus');
    },
  };
}

/** A list of entries, each added or removed as a whole. A removed one can be put back. */
export function FieldList({ spec }: { spec: ListSpec }) {
  const t = useReviewTexts();
  const { model, mode } = useReview();
  const keys = useRowKeys(spec.path);
  const { removed, missing, lastKey, toName, remove, putBack, add } = useEntries(spec, keys);
  const isFaulty = useHasFault(spec.path);
  const removedLine = removed ? <RemovedLine name={removed.name} onPutBack={() => putBack(removed)} /> : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is told where the focus in it is, and does nothing by itself
    <div
      ref={usePlace(spec.path)}
      className="space-y-4"
      data-list={spec.path}
      data-check={isFaulty && mode.reader === 'applicant' ? 'open' : undefined}
      onFocus={() => model.enter(spec.path)}
      onBlur={model.leave}
    >
      <div>
        <h3 className="text-lg font-semibold">{t(`groups.${spec.title}`)}</h3>
        <PathWarnings path={spec.path} />
      </div>
      {keys.length === 0 ? <p className="text-muted">{t(`empty.${spec.entry}`)}</p> : null}
      {keys.map((key, index) => (
        <Fragment key={String(key)}>
          {removed?.index === index ? removedLine : null}
          <ListEntry
            spec={spec}
            index={index}
            row={typeof key === 'number' ? key : null}
            name={toName(index)}
            onRemove={() => remove(index)}
          />
        </Fragment>
      ))}
      {removed && removed.index >= keys.length ? removedLine : null}
      {missing.map((one) => (
        <RemovedLine
          key={one.key}
          name={one.name}
          wantsFocus={one.key === lastKey}
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
}

interface EntryProps {
  readonly spec: ListSpec;
  readonly index: number;
  /** Its place when the form was opened; null: it is new. */
  readonly row: number | null;
  readonly name: string;
  readonly onRemove: () => void;
}

function ListEntry({ spec, index, row, name, onRemove }: EntryProps) {
  const t = useReviewTexts();
  const { model, mode } = useReview();
  const base = `${spec.path}.${index}`;
  const isFaulty = useHasFault(base);
  const readBase = row === null ? null : `${spec.path}.${row}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is told where the focus in it is, and does nothing by itself
    <div
      ref={usePlace(base)}
      className="drawn-when-near"
      data-entry
      data-check={isFaulty && mode.reader === 'applicant' ? 'open' : undefined}
      onFocus={(event) => {
        event.stopPropagation();
        model.enter(base);
      }}
    >
      <fieldset className="card space-y-5 p-4">
        <legend className="px-1 font-semibold">{name}</legend>
        <PathWarnings path={base} />
        {spec.endPath ? <OlderNote path={`${base}.${spec.endPath}`} /> : null}
        {spec.fields.map((field) => {
          const Field = field.kind === 'name-line' ? NameLine : ReviewField;
          return <Field key={field.path} spec={field} base={base} readBase={readBase} />;
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
}

function OlderNote({ path }: { path: string }) {
  const t = useReviewTexts();
  const end = useValue(path);
  return typeof end === 'string' && hasEndedBeforeFiveYears(end, toFormDay(new Date())) ? (
    <p className="text-sm text-muted">{t('older')}</p>
  ) : null;
}
