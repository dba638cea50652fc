export type { ReaderNote } from '@puente/contract';
export type {
  Box,
  Catalogue,
  FieldSpec,
  FormName,
  LabelWord,
  PageLandmarks,
  RuledLine,
  ValueKind,
} from './catalogue.ts';
export { checkFormData, type FormWarning, type WarningCode, warningCodes } from './checks/index.ts';
export { isZipOfState } from './checks/zip-ranges.ts';
export {
  type CrosswalkOptions,
  type CrosswalkResult,
  toI485FormData,
  toI765FormData,
} from './crosswalk.ts';
export { listPaperNotes } from './list-paper-notes.ts';
export type { FieldReading, PaperForm, ReadingPlace, ReadingSource } from './reading.ts';
export {
  closestCountry,
  closestNationality,
  countryNames,
  findCountry,
  findNationality,
} from './values/countries/countries.ts';
export { closestMonth, findMonth, monthNames } from './values/months.ts';
export { isAbsentWord } from './values/spelling/absent-words.ts';
export type { Closest } from './values/spelling/closest.ts';
export { closestUsState, findUsState, usStates } from './values/us-states.ts';
