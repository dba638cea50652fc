export type {
  Adjustment,
  FieldWrite,
  FillingResult,
  Place,
  PlacedText,
  WithheldValue,
} from './filling-result.ts';
export { neverFilled } from './never-filled.ts';
export { toI485Writes } from './to-i485-writes.ts';
export { toI765Writes } from './to-i765-writes.ts';
