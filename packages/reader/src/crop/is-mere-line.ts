import type { Box } from '@puente/forms';

const maxHighPt = 2.2;
const minShareAcross = 0.8;

/** Whether ink is no writing but a line all along its box, lower than any letter: a crease, a rule out of its place. */
export function isMereLine([, , across, high]: Box, [, , boxAcross]: Box): boolean {
  return high <= maxHighPt && across >= minShareAcross * boxAcross;
}
