export { checkFormData } from './check-form-data.ts';
export { type FormWarning, type WarningCode, warningCodes } from './warning.ts';
