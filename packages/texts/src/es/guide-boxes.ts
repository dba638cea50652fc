import { askedInReview } from './guide-boxes/asked-in-review.ts';
import { otherParts } from './guide-boxes/other-parts.ts';
import { partNine } from './guide-boxes/part-9.ts';

export const texts = { ...askedInReview, ...otherParts, ...partNine };
