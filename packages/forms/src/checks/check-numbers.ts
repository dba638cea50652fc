import { type NumberAsked, numberKinds } from '../answers/number-kinds.ts';
import { isUnitedStates } from '../values/countries/countries.ts';
import { findStateCode } from '../values/us-state.ts';
import { zip } from '../values/zip.ts';
import { isZipOfState } from '../values/zip-ranges.ts';
import type { NumberRules } from './form-checks.ts';
import { getText, listValues } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

function checkAddress(data: unknown, path: string, zipKey: string, isUsOnly: boolean): FormWarning[] {
  const [state, typed] = [getText(data, `${path}.state`), getText(data, `${path}.${zipKey}`)];
  const country = getText(data, `${path}.country`);
  const isUs = isUsOnly || (country === '' ? findStateCode(state) !== null : isUnitedStates(country));
  if (!isUs) return [];
  const code = findStateCode(state);
  const warnings: FormWarning[] = [];
  if (state !== '' && code === null) warnings.push(warn(`${path}.state`, 'state-unknown', { value: state }));
  const boxed = zip.toBox(typed);
  if (typed !== '' && 'problem' in boxed)
    warnings.push(warn(`${path}.${zipKey}`, 'zip-format', { value: typed }));
  if (code !== null && 'text' in boxed && !isZipOfState(boxed.text, code))
    warnings.push(warn(`${path}.${zipKey}`, 'zip-state-mismatch', { zip: boxed.text, state: code }));
  return warnings;
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
