import type { ListSpec } from '@puente/forms/answers';
import { useEffect, useState } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { rowKey, toBlankEntry } from '../../../lib/form-answers/form-values.ts';
import { useReview } from '../fields/review-context.ts';
import { useAtPath } from '../fields/use-answer.ts';
import { rowsAt } from '../model/diff.ts';
import { joinFields } from '../model/units.ts';

type Row = Record<string, unknown>;

/** An entry that was removed, with the place it goes back to. */
interface Removed {
  readonly key: unknown;
  readonly index: number;
  readonly entry: Row;
  readonly name: string;
}

/** Entries there were at opening and are not now. */
const listRemoved = (opened: readonly Row[], keys: readonly unknown[]) =>
  opened.flatMap((entry, row) => {
    if (keys.includes(row)) return [];
    const next = keys.findIndex((key) => typeof key === 'number' && key > row);
    return [{ key: row, entry, index: next < 0 ? keys.length : next }];
  });

/** The entries of a list by their names, and what may be done with them, each as one step that can be undone. */
export function useEntries(spec: ListSpec) {
  const t = useReviewTexts();
  const { model, mode } = useReview();
  const keys = useAtPath(spec.path, ({ values }) => rowsAt(values, spec.path).map((row) => row[rowKey]));
  const [last, setLast] = useState<Removed | null>(null);
  const isBack = last !== null && keys.includes(last.key);
  useEffect(() => {
    // What was put back must not be offered again.
    if (isBack) setLast(null);
  }, [isBack]);
  const rowsNow = () => rowsAt(model.getState().values, spec.path);
  const toName = (index: number) => t(`entries.${spec.entry}`, { n: index + 1 });
  const missing =
    mode.audience === 'reviewer'
      ? listRemoved(rowsAt(model.form.opened, spec.path), keys).map((one) => ({
          ...one,
          name: toName(one.key),
        }))
      : [];
  return {
    keys,
    removed: last && !isBack && mode.audience === 'applicant' ? last : null,
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
    /** Returns the path of its first answer. */
    add: (): string => {
      const at = rowsNow().length;
      const first = joinFields(spec.fields)[0]?.[0]?.path ?? '';
      model.setRows(spec.path, [...rowsNow(), toBlankEntry(spec.fields)]);
      setLast(null);
      return `${spec.path}.${at}.${first}`;
    },
  };
}
