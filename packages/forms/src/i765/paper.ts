import type { Paper } from '../paper.ts';

/** Closed: the category and what belongs to it (Part 2 items 27 to 31), the statement (Part 3 items 1 and 2). */
export const i765Paper: Paper = {
  familyName: 'P2.1.a.family-name',
  ownNumber: /^P(2\.8|6\.2)\.a-number$/,
  storyParts: new Set(),
  unplaced: [],
  factParts: new Set(['P2', 'P3']),
  closedBoxes: /^P2\.(2[7-9]|3[01])(\.|$)|^P3\.[12](\.|$)/,
};
