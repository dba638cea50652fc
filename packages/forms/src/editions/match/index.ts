export type { BlankBox, BlankFacts, PrintedPage } from './blank-facts.ts';
export type { BoxMatch, Certainty } from './box-match.ts';
export { type MatchDecision, matchDecisionsSchema } from './decisions.ts';
export { toEditionDay } from './identify-blank.ts';
export {
  type BlankRefusal,
  type BlankVerdict,
  blankRefusals,
  type JudgeOptions,
  judgeBlank,
} from './judge-blank.ts';
export { matchBoxes } from './match-boxes.ts';
export {
  type EditionMatch,
  type FoundBox,
  matchEdition,
  type NewBox,
  type PrintedPlace,
} from './match-edition.ts';
export { toSides } from './score-pairs.ts';
export { toTextFacts } from './text-facts.ts';
export { toBlankFacts } from './to-blank-facts.ts';
