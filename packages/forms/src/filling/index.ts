export { findSpouseObstacle } from '../i485/filling/find-spouse-obstacle.ts';
export { toI485Writes } from '../i485/filling/to-i485-writes.ts';
export { toI765Writes } from '../i765/filling/to-i765-writes.ts';
export type {
  Adjustment,
  FieldWrite,
  FillingResult,
  Place,
  PlacedText,
  WithheldValue,
} from './filling-result.ts';
export { neverFilled } from './never-filled.ts';
export { reasons } from './reasons.ts';
