export { aNumber } from './a-number.ts';
export { hasEndedBeforeFiveYears } from './date.ts';
export { toFormDay } from './form-day.ts';
