import type { Paper } from '../paper.ts';

/** Why somebody fears to go back stands in Parts B and C, and on the supplement on which that goes on. */
export const i589Paper: Paper = {
  familyName: 'A.I.4.last-name',
  ownNumber: /^(A\.I\.1|S-[AB])\.a-number$/,
  storyParts: new Set(['B', 'C', 'S-B']),
  unplaced: [
    { code: 'story-not-carried', boxes: /^[BC]\./ },
    { code: 'additional-information-not-carried', boxes: /^S-B\.text$/, part: 'Supplement B' },
  ],
  factParts: new Set(['A.I', 'A.II', 'A.III', 'S-A']),
  closedBoxes: /(^|[.-])(race|religion)([.-]|$)/,
};
