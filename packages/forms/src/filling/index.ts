export type {
  Adjustment,
  ByHand,
  FieldWrite,
  FillingResult,
  Place,
  PlacedText,
  WithheldValue,
} from './filling-result.ts';
export { isByHand } from './is-by-hand.ts';
export { listNewFields } from './list-new-fields.ts';
export { neverFilled } from './never-filled.ts';
export { toPlace, toRoom } from './sheet.ts';
