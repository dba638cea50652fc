export { getStanding } from './get-standing.ts';
export { toLongDate } from './long-date.ts';
