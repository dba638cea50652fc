export { factsGatheredOn, factsStaleAfterDays } from './guidance/fact.ts';
export { type Guidance, type GuidanceFact, listGuidance } from './guidance/list-guidance.ts';
export { runPreflight } from './run-preflight.ts';
