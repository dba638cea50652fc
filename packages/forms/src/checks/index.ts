export { isNamePath } from './box-limits.ts';
export { checkFormData } from './check-form-data.ts';
export { listPlacements } from './list-placements.ts';
export {
  type FormWarning,
  type Placement,
  placementCodes,
  type Remark,
  type WarningCode,
  warningCodes,
} from './warning.ts';
