export { aNumber } from './a-number.ts';
export { hasEndedBeforeFiveYears } from './calendar-date.ts';
export { toFormDay } from './form-day.ts';
