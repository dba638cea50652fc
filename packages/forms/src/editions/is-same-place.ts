import type { Box } from '../catalogue.ts';

/** Points by which a box may lie elsewhere after a file was saved anew, or was read by another program. */
const tolerance = 2;

/** Whether two boxes lie in the same place of a page. */
export const isSamePlace = (one: Box, other: Box): boolean =>
  one.every((value, at) => Math.abs(value - (other[at] ?? Number.NaN)) <= tolerance);
