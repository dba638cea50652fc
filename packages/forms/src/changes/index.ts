export { isRowList, isSameAnswer, listChangedAnswers, toBlank } from './compare-answers.ts';
export { isSameJson } from './is-same-json.ts';
export { type Change, listProposals } from './list-proposals.ts';
export {
  getAt,
  isBlank,
  isObject,
  isRowPath,
  type Json,
  join,
  listAddedRows,
  listMoves,
  type Move,
  matchRows,
} from './match-rows.ts';
export { type MergeConflict, type Merged, mergeAnswers } from './merge-answers.ts';
export { followNameParts, hasNameParts, isMadeLine, nameLines } from './name-parts.ts';
export { speaksOf } from './speaks-of.ts';
