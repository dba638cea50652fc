export {
  getAt,
  isBlank,
  isObject,
  type Json,
  join,
  listAddedRows,
  matchRows,
} from '@puente/forms/changes';
export { assertHonestSize } from './assert-honest-size.ts';
export { markChecked } from './carry-evidence.ts';
export { followEvidence } from './follow-evidence.ts';
export { parseFormData } from './parse-form-data.ts';
export { toAnswers } from './to-answers.ts';
