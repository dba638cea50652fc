import { describe, expect, it } from 'vitest';
import { isDifference } from './mirror-entry.ts';
import { createCase, mirrorOf } from './testing/cases.ts';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const tell = (entries: ReturnType<typeof mirrorOf>) =>
  entries.filter(isDifference).map(({ key, topic, verdict, now }) => [key, topic, verdict, now]);

describe('the mirror of invented families', () => {
  it.each(seeds)('finds no difference in family %i, which says the same again', (seed) => {
    const entries = mirrorOf(createCase(seed));
    expect(tell(entries)).toEqual([]);
    expect(entries.filter(({ verdict }) => verdict === 'same').length).toBeGreaterThan(20);
  });

  it.each(seeds)('finds none in family %i in other spellings and another order', (seed) => {
    expect(tell(mirrorOf(createCase(seed, true)))).toEqual([]);
  });
});
