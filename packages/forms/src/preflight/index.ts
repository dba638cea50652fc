export { type Dated, isPastDue } from '../dated.ts';
export { guidanceDates } from './guidance/fact.ts';
export {
  type FactCode,
  type Guidance,
  type GuidanceFact,
  listGuidance,
  type SourceCode,
} from './guidance/list-guidance.ts';
export { fromGeneralNote, fromPaperNote, fromReaderNote } from './list-notes.ts';
export { runPreflight } from './run-preflight.ts';
