import type { FormType } from '@puente/contract';
import { type Change, getAt, isSameJson, listProposals, matchRows } from '@puente/forms/changes';
import type { SectionSpec } from '../../lib/form-answers/field-spec.ts';
import { type FormValues, rowKey, setAt, toFormValues } from '../../lib/form-answers/form-values.ts';
import { listSpecs } from '../../lib/form-answers/row-paths.ts';

type Data = Record<string, unknown>;

/** Longest answer of a form; a draft may hold a longer one, which is refused when it is submitted. */
const longestAnswer = 2_000;

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, longestAnswer);
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
};

const rowsOf = (data: unknown, list: string): Data[] => {
  const rows = getAt(data, list);
  return Array.isArray(rows) ? (rows as Data[]) : [];
};

interface Form {
  readonly formType: FormType;
  readonly sections: readonly SectionSpec[];
}

/** Form data as inputs, each row of a list known by the row of `base` it came from. Null: not of this form. */
export const toValuesFrom = ({ formType, sections }: Form, data: Data, base: Data): FormValues | null => {
  const values = toFormValues(formType, shorten(data));
  for (const { path } of values ? listSpecs(sections) : []) {
    const cameFrom = matchRows(rowsOf(base, path), rowsOf(data, path));
    for (const [index, row] of rowsOf(values, path).entries()) {
      const from = cameFrom[index] ?? -1;
      if (from < 0) delete row[rowKey];
      else row[rowKey] = from;
    }
  }
  return values;
};

interface Carried {
  readonly data: Data;
  /** Changes to rows that the applicant has removed: there is nothing left to change. */
  readonly dropped: readonly Change[];
}

/** A change of a row: its list, the row as `base` counts it, and the answer in it. */
const splitPath = (path: string) => {
  const [, list = '', row = '', answer = ''] = /^(.+?)\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  return list === '' ? null : { list, row: Number(row), answer };
};

/** What `mine` changes in `base`, done to `theirs`, which somebody else has made from the same base. */
export const carryOver = (base: Data, mine: Data, theirs: Data): Carried => {
  const data = structuredClone(theirs);
  const dropped: Change[] = [];
  const removed = new Map<string, Set<number>>();
  const added: { list: string; row: unknown }[] = [];
  const findRow = (list: string, row: number) =>
    matchRows(rowsOf(base, list), rowsOf(theirs, list)).indexOf(row);
  for (const change of listProposals(base, mine)) {
    const place = splitPath(change.path);
    if (!place) setAt(data, change.path, change.to);
    else if (change.kind === 'add') added.push({ list: place.list, row: change.to });
    else {
      const at = findRow(place.list, place.row);
      if (change.kind === 'remove') {
        if (at >= 0) removed.set(place.list, (removed.get(place.list) ?? new Set()).add(at));
      } else if (at < 0) dropped.push(change);
      else setAt(rowsOf(data, place.list)[at] ?? {}, place.answer, change.to);
    }
  }
  for (const [list, gone] of removed)
    setAt(
      data,
      list,
      rowsOf(data, list).filter((_, at) => !gone.has(at)),
    );
  for (const { list, row } of added)
    if (!rowsOf(data, list).some((other) => isSameJson(other, row)))
      setAt(data, list, [...rowsOf(data, list), row]);
  return { data, dropped };
};
