import { expect, it } from 'vitest';
import { linkRuns } from './link-runs.ts';

const toRaster = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255)),
});
const dark = { side: 'darker', limit: 150, corners: true } as const;
function patchesOf(...args: Parameters<typeof linkRuns>) {
  const { patches, patchCount } = linkRuns(...args);
  expect(Math.max(0, ...patches)).toBe(patchCount);
  return [...patches];
}

it('joins what meets lower down, numbered by where a patch begins', () => {
  expect(patchesOf(toRaster('#.#.#', '#.###', '#....'), dark)).toEqual([1, 2, 2, 1, 2, 1]);
  expect(patchesOf(toRaster('..#', '#.#', '###'), dark)).toEqual([1, 1, 1, 1]);
});

it('takes touching corners for joined where they are to be', () => {
  const stairs = toRaster('#..', '.#.', '..#');
  expect(patchesOf(stairs, dark)).toEqual([1, 1, 1]);
  expect(patchesOf(stairs, { ...dark, corners: false })).toEqual([1, 2, 3]);
});

it('keeps apart what an empty row parts, and finds what is bright', () => {
  expect(patchesOf(toRaster('##', '..', '##'), dark)).toEqual([1, 2]);
  expect(patchesOf(toRaster('##', '..', '##'), { side: 'brighter', limit: 150, corners: false })).toEqual([
    1,
  ]);
});

it('keeps more patches than it first has room for', () => {
  const { patchCount } = linkRuns(toRaster(...Array(80).fill('#.'.repeat(40)), '..'.repeat(40)), {
    ...dark,
  });
  expect(patchCount).toBe(40);
});
