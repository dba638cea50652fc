export type {
  Adjustment,
  FieldWrite,
  FillingResult,
  Place,
  PlacedText,
  WithheldValue,
} from './filling-result.ts';
export { findSpouseObstacle } from './i485/find-spouse-obstacle.ts';
export { neverFilled } from './never-filled.ts';
export { reasons } from './reasons.ts';
export { toI485Writes } from './to-i485-writes.ts';
export { toI765Writes } from './to-i765-writes.ts';
