import { askedInReview } from './guide-boxes/asked-in-review.ts';
import { otherParts } from './guide-boxes/other-parts.ts';
import { partNine } from './guide-boxes/part-9.ts';

/** Names of boxes and choices of items with several, by the key of the box, as they are printed, in our own words. */
export const texts = { ...askedInReview, ...otherParts, ...partNine } as const;
