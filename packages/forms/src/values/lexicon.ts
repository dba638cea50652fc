/** The values that are known by name, and which of them a misread one may be: all that reading needs of the forms' rules. */
export {
  closestCountry,
  closestNationality,
  countryNames,
  findCountry,
  findNationality,
  listCountrySpellings,
} from './countries/countries.ts';
export { closestMonth, findMisreadShortMonth, findMonth, monthNames } from './month-names.ts';
export { mendPresentWord } from './present-words.ts';
export { mayBeAbbreviation } from './spelling/abbreviations.ts';
export {
  isAbsentWord,
  isMisreadAbsentWord,
  isPerhapsMisreadAbsentWord,
  isTornAbsentWord,
} from './spelling/absent-words.ts';
export { type Closest, findClosest } from './spelling/closest.ts';
export { editDistance } from './spelling/edit-distance.ts';
export { foldText } from './spelling/fold-text.ts';
export { closestUsState, findUsState, usStates } from './us-state.ts';
export { findStatesOfZip, isZipOfState } from './zip-ranges.ts';
