export type { StandingCode } from './editions.ts';
export { getStanding } from './get-standing.ts';
