import { describe, expect, it } from 'vitest';
import { emptyI485FormData } from '../i485/data.ts';
import { toI485Writes } from '../i485/filling/to-i485-writes.ts';
import { emptyI765FormData } from '../i765/data.ts';
import { toI765Writes } from '../i765/filling/to-i765-writes.ts';
import { toBaseLetters } from '../values/spelling/latin-text.ts';
import type { FillingResult } from './filling-result.ts';
import { findFaults, toPrintedText } from './testing/check-filling.ts';
import { i485, i765 } from './testing/editions.ts';
import { createRandom } from './testing/random.ts';
import { hostileText, type MakeText, makeI485, makeI765, plausibleText } from './testing/random-form-data.ts';

const today = new Date('2026-11-20T00:00:00Z');
const seeds = Array.from({ length: 25 }, (_, index) => 7001 + index * 13);

const fill = {
  'I-485': (seed: number, makeText: MakeText) => {
    const random = createRandom(seed);
    const size = (): number => random.integer(0, 9);
    const sizes = {
      addresses: size(),
      jobs: size(),
      parents: random.integer(0, 4),
      children: size(),
      priorMarriages: random.integer(0, 4),
      otherNames: size(),
    };
    const data = makeI485(random, sizes, makeText);
    return { data, result: toI485Writes(data, { catalogue: i485, today }) };
  },
  'I-765': (seed: number, makeText: MakeText) => {
    const random = createRandom(seed);
    const data = makeI765(random, random.integer(0, 9), makeText);
    return { data, result: toI765Writes(data, { catalogue: i765, today }) };
  },
} as const;

function listLeaves(value: unknown, path = ''): ReadonlyArray<readonly [path: string, text: string]> {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) =>
    listLeaves(child, path === '' ? key : `${path}.${key}`),
  );
}

const neverText = /rawOcrText$|sex$|marital_status$|ethnicity$|race\.\d$|_color$|height|weight|end_reason$/;

function findLost(data: unknown, result: FillingResult): string[] {
  const printed = toPrintedText(result);
  const accounted = new Set(result.withheld.map((entry) => entry.path));
  for (const { path, to } of result.adjusted)
    if (
      toBaseLetters(to)
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.every((word) => printed.includes(word))
    )
      accounted.add(path);
  return listLeaves(data)
    .filter(
      ([path, text]) => !neverText.test(path) && !accounted.has(path) && !/^(usa|present|-)$/i.test(text),
    )
    .filter(([, text]) => {
      const words =
        toBaseLetters(text)
          .toLowerCase()
          .match(/[a-z0-9]+/g) ?? [];
      return words.some((word) => !printed.includes(word));
    })
    .map(([path, text]) => `${path}: ${text}`);
}

describe.each(['I-485', 'I-765'] as const)('filling the %s', (form) => {
  it.each(seeds)('gives the official PDF only what it takes, whatever was typed (seed %i)', (seed) => {
    expect(findFaults(form, fill[form](seed, hostileText).result)).toEqual([]);
    expect(findFaults(form, fill[form](seed, plausibleText).result)).toEqual([]);
  });

  it.each(seeds)('prints, moves or names every word of plausible answers (seed %i)', (seed) => {
    const { data, result } = fill[form](seed, plausibleText);
    expect(findLost(data, result)).toEqual([]);
  });

  it.each(seeds)('prints, moves or names every word of careless answers (seed %i)', (seed) => {
    const { data, result } = fill[form](seed, hostileText);
    expect(findLost(data, result)).toEqual([]);
  });

  it.each(seeds.slice(0, 20))(
    "keeps the scan text and the machine's own words off the paper (seed %i)",
    (seed) => {
      const printed = toPrintedText(fill[form](seed, hostileText).result);
      expect(printed).not.toMatch(/neverprinted|undefined|objectobject|isnull/);
    },
  );

  it('writes nothing for empty form data', () => {
    const result =
      form === 'I-485'
        ? toI485Writes(emptyI485FormData(), { catalogue: i485, today })
        : toI765Writes(emptyI765FormData(), { catalogue: i765, today });
    expect(result).toEqual({
      writes: [],
      moved: [],
      adjusted: [],
      withheld: [],
      byHand: [],
      continuation: [],
    });
  });
});
