import type { TargetForm } from '@puente/contract';
import { answersOf, type FieldSpec, type WholeSpec } from '@puente/forms/answers';
import { followNameParts, isMadeLine } from '@puente/forms/changes';

/** What the review's inputs hold: text, lists of text, objects and lists of entries. */
export type FormValues = Record<string, unknown>;
type Entry = Record<string, unknown>;

/** Key an entry carries while it is edited: its place in the list as read, where its evidence is filed. */
export const rowKey = 'row';

/** A name whose parts are known needs no line: what stands in one is still to be told apart. */
const dropMadeLines = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, isMadeLine(key, entry) ? '' : value]));

/** Form data as inputs: an absent spouse or address becomes an empty one, yes/no becomes text. Null: not this form. */
export function toFormValues(formType: TargetForm, formData: unknown): FormValues | null {
  const { schema, wholes } = answersOf(formType);
  const parsed = schema.safeParse(formData ?? {});
  if (!parsed.success) return null;
  const { rawOcrText: _, ...answers } = parsed.data;
  const values = mapEntries(answers, (entry, row) => ({ ...dropMadeLines(entry), [rowKey]: row }));
  return changeWholes(
    wholes,
    changeYesNo(formType, values, toAnswer),
    (whole, toBlank) => whole ?? toBlank(),
  );
}

/** Inputs as the whole form data to save. Keys the review does not show are kept from `original`. */
export function toFormData(formType: TargetForm, values: FormValues, original: FormValues): FormValues {
  const written = mapEntries(values, ({ [rowKey]: _, ...entry }) => entry);
  const plain = changeYesNo(formType, written, fromAnswer);
  const whole = { ...original, ...plain };
  const { wholes } = answersOf(formType);
  return followNameParts(changeWholes(wholes, whole, (value) => (isBlank(value) ? null : value)));
}

/** A new entry: empty, nothing pre-filled. */
export function toBlankEntry(fields: readonly FieldSpec[]): Entry {
  const entry: Entry = {};
  for (const { path } of fields) setAt(entry, path, '');
  return entry;
}

/** Puts a value in place; what is missing or null on the way to it, as a spouse nobody had named, is made. */
export function setAt(values: Entry, path: string, value: unknown) {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = values;
  for (const key of keys) {
    place[key] ??= {};
    place = place[key] as Entry;
  }
  place[last] = value;
}

export const getAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Entry | null | undefined)?.[key], values);

/** `value` with what stands at a path changed, if anything does; `*` stands for every row of a list. */
function changeAt(value: unknown, keys: readonly string[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change(value);
  if (key === '*') return (value as unknown[]).map((row) => changeAt(row, rest, change));
  return isObject(value) && key in value ? { ...value, [key]: changeAt(value[key], rest, change) } : value;
}

/** The answers that the review asks as yes or no: the form data holds true, false or null. */
const listYesNo = (formType: TargetForm): string[] =>
  answersOf(formType).sections.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.fields
        .filter(({ kind }) => kind === 'yes-no')
        .map(({ path }) => (part.kind === 'list' ? `${part.path}.*.${path}` : path)),
    ),
  );

const changeWholes = (
  wholes: readonly WholeSpec[],
  values: Entry,
  change: (value: unknown, toBlank: WholeSpec['toBlank']) => unknown,
): Entry =>
  wholes.reduce(
    (changed, { path, toBlank }) =>
      changeAt(changed, path.split('.'), (value) => change(value, toBlank)) as Entry,
    values,
  );

const changeYesNo = (formType: TargetForm, values: Entry, change: (value: unknown) => unknown): Entry =>
  listYesNo(formType).reduce((changed, path) => changeAt(changed, path.split('.'), change) as Entry, values);

/** Applies `change` to the entries of every list of objects, one level deep inside objects too. */
const mapEntries = (values: Entry, change: (entry: Entry, row: number) => Entry): Entry =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (Array.isArray(value)) return [key, mapRows(value, change)];
      return [key, isObject(value) ? mapEntries(value, change) : value];
    }),
  );

const mapRows = (rows: unknown, change: (entry: Entry, row: number) => Entry): unknown[] =>
  (rows as unknown[]).map((row, index) => (isObject(row) ? change(row, index) : row));

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown): boolean =>
  isObject(value)
    ? Object.values(value).every(isBlank)
    : value === '' || value === null || value === undefined;

const toAnswer = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : '');

/** One value of the form data as an input holds it. Undefined stays so. */
export const toAnswerText = (value: unknown): unknown =>
  value === undefined || typeof value === 'string' ? value : toAnswer(value);

const fromAnswer = (value: unknown) => (value === 'yes' ? true : value === 'no' ? false : null);
