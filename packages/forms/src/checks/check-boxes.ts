import { fitCountry } from '../filling/fit-country.ts';
import { fitI94Status } from '../filling/fit-i94-status.ts';
import { type Fit, fitText } from '../filling/fit-text.ts';
import { listCitizenships } from '../filling/list-citizenships.ts';
import { findPassportSpelling } from '../filling/passport-spelling.ts';
import { i94Status } from '../values/i94-status.ts';
import type { BoxRule } from './box-rule.ts';
import { listValues } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

function toFit(value: string, rule: BoxRule): Fit {
  switch (rule.asks) {
    case 'country':
    case 'citizenship':
      return fitCountry(value, rule);
    case 'i94-status':
      return fitI94Status(value, rule);
    default:
      return fitText(value, rule);
  }
}

/** `passport` is set where the machine-readable lines of a passport may spell a name differently from the box. */
function warnOfChange(path: string, value: string, written: string, rule: BoxRule): FormWarning {
  const passport = rule.asks === 'name' ? findPassportSpelling(value, written) : null;
  return warn(path, 'box-changes-text', passport === null ? { written } : { written, passport });
}

function toWarnings(path: string, value: string, rule: BoxRule, part: string): FormWarning[] {
  const fit = toFit(value, rule);
  switch (fit.kind) {
    case 'empty':
      return [];
    case 'fits':
      return fit.changed ? [warnOfChange(path, value, fit.text, rule)] : [];
    case 'too-long':
      return [warn(path, 'box-too-short', { limit: String(rule.limit), part })];
    case 'characters-lost':
      return [warn(path, 'box-lacks-characters', { part })];
    case 'not-latin':
      return [warn(path, 'not-latin')];
    case 'no-value':
      return [warn(path, 'no-answer', { value })];
  }
}

function checkCitizenships(path: string, value: string, rule: BoxRule, part: string): FormWarning[] {
  const countries = listCitizenships(value);
  const boxes = rule.boxes ?? 1;
  const inBoxes = countries.slice(0, boxes);
  return [
    ...inBoxes.flatMap((country) => toWarnings(path, country, rule, part)),
    ...(countries.length > boxes
      ? [warn(path, 'more-than-boxes', { written: inBoxes.join(', '), part })]
      : []),
  ];
}

function checkValue(rule: BoxRule, path: string, value: string, part: string): FormWarning[] {
  if (rule.asks === 'citizenship') return checkCitizenships(path, value, rule, part);
  const problem = rule.asks === 'i94-status' ? i94Status.problem(value) : null;
  if (problem) return [warn(path, problem)];
  return toWarnings(path, value, rule, part);
}

/**
 * What the official boxes cannot hold as typed, and what becomes of it: other letters (`written`), or the whole text in
 * the additional-information part (`part`), or nothing until the person gives Latin letters.
 */
export const checkBoxes = (boxes: readonly BoxRule[], data: unknown, part: string): FormWarning[] =>
  boxes
    .filter(({ isWritten }) => isWritten?.(data) ?? true)
    .flatMap((rule) =>
      listValues(data, rule.pattern).flatMap(({ path, value }) => checkValue(rule, path, value, part)),
    );
