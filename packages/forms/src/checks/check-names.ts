import { getAt, hasNameParts, join, nameLines } from '../changes/index.ts';
import type { I485FormData } from '../i485/data.ts';
import { getText } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

/** Names in one line for which nobody has said yet which words are the family, given and middle name. */
export const checkNames = (data: I485FormData): FormWarning[] =>
  nameLines.flatMap(({ list, line }) =>
    (getAt(data, list) as readonly object[]).flatMap((row, index) => {
      const path = join(join(list, index), line);
      return hasNameParts(row) || getText(data, path) === '' ? [] : [warn(path, 'name-in-one-line')];
    }),
  );
