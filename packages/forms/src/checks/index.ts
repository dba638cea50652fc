export { listPlacements } from '../i485/checks/list-placements.ts';
export { isNamePath } from './box-limits.ts';
export { checkFormData } from './check-form-data.ts';
export {
  type FormWarning,
  type Placement,
  placementCodes,
  type Remark,
  type WarningCode,
  warningCodes,
} from './warning.ts';
