export { findSpouseObstacle } from '../i485/filling/find-spouse-obstacle.ts';
export type {
  Adjustment,
  FieldWrite,
  FillingResult,
  Place,
  PlacedText,
  WithheldValue,
} from './filling-result.ts';
export { neverFilled } from './never-filled.ts';
