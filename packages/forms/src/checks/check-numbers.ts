import { type NumberAsked, numberKinds } from '../answers/number-kinds.ts';
import { isInUnitedStates } from '../values/address.ts';
import { findStateCode, usState } from '../values/us-state.ts';
import { zip } from '../values/zip.ts';
import type { NumberRules } from './form-checks.ts';
import { getText, listValues } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

function checkZip(path: string, typed: string, state: string | null): FormWarning[] {
  const problem = typed === '' ? null : zip.problem(typed, state);
  if (problem === null) return [];
  const boxed = zip.toBox(typed);
  return [warn(path, problem, 'text' in boxed ? { zip: boxed.text, state: state ?? '' } : { value: typed })];
}

function checkAddress(data: unknown, path: string, zipKey: string, isUsOnly: boolean): FormWarning[] {
  const [state, typed] = [getText(data, `${path}.state`), getText(data, `${path}.${zipKey}`)];
  const country = getText(data, `${path}.country`);
  if (!isUsOnly && !isInUnitedStates({ country, state })) return [];
  const problem = state === '' ? null : usState.problem(state);
  return [
    ...(problem === null ? [] : [warn(`${path}.state`, problem, { value: state })]),
    ...checkZip(`${path}.${zipKey}`, typed, findStateCode(state)),
  ];
}

const checkAddresses = ({ addresses, zipKey }: NumberRules, data: unknown): FormWarning[] =>
  addresses.flatMap((pattern) => {
    const answered = ['state', zipKey].flatMap((key) => listValues(data, `${pattern}.${key}`));
    const paths = new Set(answered.map(({ path }) => path.slice(0, path.lastIndexOf('.'))));
    return [...paths].flatMap((path) => checkAddress(data, path, zipKey, !pattern.includes('*')));
  });

const asked = Object.keys(numberKinds) as NumberAsked[];

/** Numbers the official boxes would not take, and ZIP codes that lie in another state. */
export const checkNumbers = (rules: NumberRules, data: unknown): FormWarning[] => [
  ...asked.flatMap((asks) =>
    (rules.numbers[`${asks}-format`] ?? []).flatMap((pattern) =>
      listValues(data, pattern).flatMap(({ path, value }) =>
        numberKinds[asks].problem(value) === null ? [] : [warn(path, `${asks}-format`, { value })],
      ),
    ),
  ),
  ...checkAddresses(rules, data),
];
