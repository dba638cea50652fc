export type { ReaderNote } from '@puente/contract';
export type {
  Box,
  Catalogue,
  FieldSpec,
  LabelWord,
  PageLandmarks,
  RuledLine,
  SourceForm,
  ValueKind,
} from './catalogue.ts';
export { checkFormData, type FormWarning, type WarningCode, warningCodes } from './checks/index.ts';
export type { CrosswalkOptions, CrosswalkResult } from './drafting/crosswalk-result.ts';
export type { GeneralNote } from './drafting/general-note.ts';
export type { Applicant, FormDefinition } from './form.ts';
export type { FormDataOf } from './form-data-of.ts';
export { listPaperNotes } from './list-paper-notes.ts';
export { paperOf } from './paper-of.ts';
export type { FieldReading, PaperForm, ReadingPlace, ReadingSource } from './reading.ts';
export {
  definitionOf,
  fillForm,
  forms,
  mapForms,
  type OpenForm,
  openEmptyForm,
  openForm,
  type RequiredLabel,
  toApplicant,
  toBoxAnswers,
} from './registry.ts';
