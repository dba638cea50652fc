import type { FieldReading, FieldSpec } from '@puente/forms';
import { findCountry, findUsState, foldText } from '@puente/forms/lexicon';
import { findOnlyNear } from '../recognise/find-only-near.ts';
import { toStateCode } from './state-code.ts';

type TextReading = Extract<FieldReading, { state: 'text' }>;

/** The box for the state in an address of the United States, and in one of any country. */
const stateBox = /\.(?:state|province)$/;
/** What another address says of a letter was not read there. */
const mendedCeiling = 0.9;

/**
 * A code of two letters in an address of the United States that is no state's, a letter away from the one state that the same
 * city has elsewhere on the form: `NA` is `WA` beside Seattle.
 */
export function agreeOnProvince(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
): ReadonlyMap<string, FieldReading> {
  const textOf = (id: string): TextReading | null => {
    const reading = fields.get(id);
    return reading?.state === 'text' ? reading : null;
  };
  const addresses = specs.flatMap(({ id }) => {
    if (!stateBox.test(id)) return [];
    const [state, city] = [textOf(id), textOf(id.replace(stateBox, '.city'))];
    const country = textOf(id.replace(stateBox, '.country'));
    return state && city ? [{ state, city: foldText(city.text), country }] : [];
  });
  const listStates = (wanted: string) =>
    new Set(addresses.flatMap(({ state, city }) => (city === wanted ? (findUsState(state.text) ?? []) : [])));
  const agreed = new Map(fields);
  for (const { state, city, country } of addresses) {
    if (state.source !== 'ocr' || findCountry(country?.text ?? '') !== 'USA') continue;
    const code = toStateCode(state.text);
    if (code === null || findUsState(code) !== null) continue;
    const near = findOnlyNear(code, listStates(city), 1);
    if (near === null) continue;
    agreed.set(state.fieldId, { ...state, text: near, score: Math.min(mendedCeiling, state.score) });
  }
  return agreed;
}
