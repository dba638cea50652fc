import { findCountry } from '../values/countries/countries.ts';
import { foldText } from '../values/spelling/fold-text.ts';
import { findUsState } from '../values/us-states.ts';

/** Countries with U.S. mail: the forms' state lists hold them, though a person from there names them as a country. */
const mailOnly = new Map([
  ['fm', 'FM'],
  ['mh', 'MH'],
  ['pw', 'PW'],
  [foldText('Federated States of Micronesia'), 'FM'],
  [foldText('Marshall Islands'), 'MH'],
  [foldText('Palau'), 'PW'],
]);

/** The two-letter code of a code or full name (`tx`, `Texas` → `TX`) in the forms' state lists, or null. */
export const findStateCode = (value: string): string | null =>
  findUsState(value) ?? mailOnly.get(foldText(value)) ?? null;

/** True for the ways people write the United States as a country. */
export const isUnitedStates = (country: string): boolean => findCountry(country) === 'USA';
