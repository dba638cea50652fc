export {
  getAt,
  isBlank,
  isObject,
  type Json,
  join,
  listAddedRows,
  matchRows,
} from '@puente/forms/changes';
export { carryEvidence, markChecked } from './carry-evidence.ts';
export { findReturnedRows } from './find-returned-rows.ts';
export { parseFormData } from './parse-form-data.ts';
