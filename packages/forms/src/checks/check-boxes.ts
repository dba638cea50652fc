import { type BoxLimits, fitText } from '../filling/fit-text.ts';
import { boxRules } from './box-limits.ts';
import type { CheckedForm } from './check-dates.ts';
import { listValues } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

const overflowParts = { 'I-485': 'Part 14', 'I-765': 'Part 6' } as const;

const toWarnings = (path: string, value: string, limits: BoxLimits, part: string): FormWarning[] => {
  const fit = fitText(value, limits);
  switch (fit.kind) {
    case 'empty':
      return [];
    case 'fits':
      return fit.changed ? [warn(path, 'box-changes-text', { written: fit.text })] : [];
    case 'too-long':
      return [warn(path, 'box-too-short', { limit: String(limits.limit), part })];
    case 'characters-lost':
      return [warn(path, 'box-lacks-characters', { part })];
    case 'not-latin':
      return [warn(path, 'not-latin')];
    case 'no-value':
      return [warn(path, 'no-answer', { value })];
  }
};

/**
 * What the official boxes cannot hold as typed, and what becomes of it: other letters (`written`), or the whole text in
 * the additional-information part (`part`), or nothing until the person gives Latin letters.
 */
export const checkBoxes = (form: CheckedForm, data: unknown): FormWarning[] =>
  boxRules[form].flatMap(({ pattern, limit, characters }) =>
    listValues(data, pattern).flatMap(({ path, value }) =>
      toWarnings(path, value, { limit, characters }, overflowParts[form]),
    ),
  );
