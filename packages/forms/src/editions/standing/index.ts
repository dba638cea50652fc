export type { StandingCode } from './edition-report.ts';
export { editionReports } from './editions.ts';
export { getStanding } from './get-standing.ts';
