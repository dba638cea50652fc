import { part2A } from './guide-i765/part-2-a.ts';
import { part2B } from './guide-i765/part-2-b.ts';
import { part3To4 } from './guide-i765/part-3-to-4.ts';
import { part5To6 } from './guide-i765/part-5-to-6.ts';
import { partHTo1 } from './guide-i765/part-h-to-1.ts';

/** What each item of the I-765 asks, by the key of the item: questions, hints and slips in our own words. */
export const texts = {
  ...partHTo1,
  ...part2A,
  ...part2B,
  ...part3To4,
  ...part5To6,
} as const;
