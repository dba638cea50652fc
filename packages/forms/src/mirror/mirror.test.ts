import { isDifference } from '@puente/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../filling/testing/random.ts';
import { mirrorTopics } from './mirror-entry.ts';
import { blur, createCase, mirrorOf } from './testing/cases.ts';
import { listFalseAlarms, listUnshown, plantDifferences, plants } from './testing/plant-differences.ts';

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

  it.each(seeds)('finds none in family %i where boxes of its paper cannot be read', (seed) => {
    const random = createRandom(seed);
    const entries = Array.from({ length: 10 }, () => mirrorOf(blur(createCase(seed), random, 4))).flat();
    expect(tell(entries)).toEqual([]);
    expect(entries.some(({ verdict }) => verdict === 'not-readable')).toBe(true);
  });
});

describe('differences planted in invented families', () => {
  const cases = plantDifferences(20, 3);
  const all = cases.flatMap(({ planted }) => planted);

  it('are sixty, of every kind and every topic', () => {
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(plants.map(({ name }) => name)));
    expect([...new Set(all.map(({ topic }) => topic))].toSorted()).toEqual([...mirrorTopics].toSorted());
  });

  it('are shown at the right item, 59 of 60 at least', () => {
    const unshown = cases.flatMap((one) => listUnshown(one).map(({ name }) => [one.seed, name]));
    expect(unshown.length, JSON.stringify(unshown)).toBeLessThanOrEqual(1);
  });

  it('bring one false alarm a case at most', () => {
    for (const one of cases) expect(tell(listFalseAlarms(one)).slice(1), `family ${one.seed}`).toEqual([]);
  });
});
