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
} from './crosswalk/index.ts';
export { listPaperNotes } from './list-paper-notes.ts';
export type { FieldReading, PaperForm, ReadingPlace, ReadingSource } from './reading.ts';
export { isAbsentWord } from './transforms/absent-words.ts';
export type { Closest } from './transforms/closest.ts';
export {
  closestCountry,
  closestNationality,
  countryNames,
  findCountry,
  findNationality,
} from './transforms/countries.ts';
export { closestMonth, findMonth, monthNames } from './transforms/months.ts';
export { closestUsState, findUsState, usStates } from './transforms/us-states.ts';
