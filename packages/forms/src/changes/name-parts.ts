import { isObject, type Json } from './match-rows.ts';

/** The lists whose rows hold a name in one line, the key of that line, and beside it the parts under `name`. */
export const nameLines = [
  { list: 'children', line: 'full_name' },
  { list: 'marital_history.prior_marriages', line: 'former_spouse_name' },
] as const;

const isFilled = (part: Json): part is string => typeof part === 'string' && part.trim() !== '';

/** Whether a row says which words of its name are which. */
export const hasNameParts = (row: Json): row is { readonly name: Record<string, Json> } =>
  isObject(row) && isObject(row.name) && Object.values(row.name).some(isFilled);

/** Whether `key` of a row is the line that is made of the parts beside it. */
export const isMadeLine = (key: string, row: Json): boolean =>
  nameLines.some(({ line }) => line === key) && hasNameParts(row);

const joinParts = ({ given_name, middle_name, family_name }: Record<string, Json>): string =>
  [given_name, middle_name, family_name]
    .filter(isFilled)
    .map((part) => part.trim())
    .join(' ');

const followInRow = (line: string, row: Json): Json =>
  hasNameParts(row) ? { ...row, [line]: joinParts(row.name) } : row;

function changeRows(data: Json, path: readonly string[], change: (rows: Json[]) => Json[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return Array.isArray(data) ? change(data) : data;
  return isObject(data) && key in data ? { ...data, [key]: changeRows(data[key], rest, change) } : data;
}

/**
 * Form data in which every name in one line says what its parts say: given, middle, family; so that no two places tell
 * two names. A line without parts stays as it is.
 */
export const followNameParts = <Data extends Json>(data: Data): Data =>
  nameLines.reduce<Json>(
    (followed, { list, line }) =>
      changeRows(followed, list.split('.'), (rows) => rows.map((row) => followInRow(line, row))),
    data,
  ) as Data;
