import { otherParts } from './guide-boxes/other-parts.ts';
import { partNine } from './guide-boxes/part-9.ts';

export const texts = { ...otherParts, ...partNine };
