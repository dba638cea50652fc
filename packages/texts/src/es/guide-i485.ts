import { part1A } from './guide-i485/part-1-a.ts';
import { part1B } from './guide-i485/part-1-b.ts';
import { part1C } from './guide-i485/part-1-c.ts';
import { part2A } from './guide-i485/part-2-a.ts';
import { part2B } from './guide-i485/part-2-b.ts';
import { part3To4 } from './guide-i485/part-3-to-4.ts';
import { part5 } from './guide-i485/part-5.ts';
import { part6A } from './guide-i485/part-6-a.ts';
import { part6B } from './guide-i485/part-6-b.ts';
import { part7 } from './guide-i485/part-7.ts';
import { part8 } from './guide-i485/part-8.ts';
import { part9A } from './guide-i485/part-9-a.ts';
import { part9B } from './guide-i485/part-9-b.ts';
import { part9C } from './guide-i485/part-9-c.ts';
import { part9D } from './guide-i485/part-9-d.ts';
import { part9E } from './guide-i485/part-9-e.ts';
import { part9F } from './guide-i485/part-9-f.ts';
import { part9G } from './guide-i485/part-9-g.ts';
import { part10To13 } from './guide-i485/part-10-to-13.ts';
import { part14 } from './guide-i485/part-14.ts';
import { partH } from './guide-i485/part-h.ts';

export const texts = {
  ...partH,
  ...part1A,
  ...part1B,
  ...part1C,
  ...part2A,
  ...part2B,
  ...part3To4,
  ...part5,
  ...part6A,
  ...part6B,
  ...part7,
  ...part8,
  ...part9A,
  ...part9B,
  ...part9C,
  ...part9D,
  ...part9E,
  ...part9F,
  ...part9G,
  ...part10To13,
  ...part14,
};
