export { aNumber } from './a-number.ts';
export { hasEndedBeforeFiveYears } from './calendar-date.ts';
export { email } from './email.ts';
export { toFormDay } from './form-day.ts';
export type { FullName } from './full-name.ts';
export { zip } from './zip.ts';
