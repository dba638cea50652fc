import { getAt, hasNameParts, type Json, join, nameLines } from '../changes/index.ts';
import { fullName } from '../values/full-name.ts';
import { getText } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

/** Asks of each name in one line what is wrong with it. */
export const checkNames = (data: Json): FormWarning[] =>
  nameLines.flatMap(({ list, line }) =>
    (getAt(data, list) as readonly Json[]).flatMap((row, index) => {
      const path = join(join(list, index), line);
      const problem = fullName.problem(getText(data, path), hasNameParts(row));
      return problem === null ? [] : [warn(path, problem)];
    }),
  );
