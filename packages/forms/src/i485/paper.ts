import type { Paper } from '../paper.ts';

/** Closed: the filing category (Part 2), eligibility (Parts 3 and 9, Part 4 items 1 to 4), the body's description (Part 8). */
export const i485Paper: Paper = {
  familyName: 'P1.1.family-name',
  ownNumber: /^(P1\.4\.a-number$|H\.header\.a-number\.)/,
  storyParts: new Set(),
  unplaced: [],
  factParts: new Set(['P1', 'P4', 'P5', 'P6', 'P7', 'P10']),
  closedBoxes: /^P4\.[1-4](\.|$)/,
};
