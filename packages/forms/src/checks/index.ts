export { checkFormData, isNamePath, listPlacements } from './check-form-data.ts';
export { listMissing } from './list-missing.ts';
export {
  type FormWarning,
  type Placement,
  placementCodes,
  type Remark,
  type WarningCode,
  warningCodes,
} from './warning.ts';
