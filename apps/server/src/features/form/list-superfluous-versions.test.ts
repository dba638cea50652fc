import { expect, it } from 'vitest';
import { listSuperfluousVersions } from './list-superfluous-versions.ts';
import type { VersionOutline } from './version-thinning.repo.ts';

const minuteMs = 60_000;
const first = Date.UTC(2026, 10, 1);

/** A save a minute, the reading first. */
const makeHistory = (count: number): VersionOutline[] =>
  Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    formType: 'I-485',
    author: at === 0 ? 'machine' : 'person',
    reviewId: null,
    createdAt: new Date(first + at * minuteMs),
  }));

const left = (versions: readonly VersionOutline[], gone: readonly number[]) =>
  versions.map(({ number }) => number).filter((number) => !gone.includes(number));

it('leaves a history alone that is not too long', () => {
  expect(listSuperfluousVersions(makeHistory(200), new Set(), 200)).toEqual([]);
});

it('lets the oldest saves of an hour go, never the reading and never the last of the hour', () => {
  const versions = makeHistory(201);
  expect(listSuperfluousVersions(versions, new Set(), 200)).toEqual([2]);
  const gone = listSuperfluousVersions(versions, new Set(), 80);
  expect(gone).toHaveLength(121);
  expect(left(versions, gone)).toEqual(expect.arrayContaining([1, 60, 120]));
});

it('keeps the newest saves, what a review was made for and what was taken over from one', () => {
  const versions = makeHistory(200).map((version) =>
    version.number === 40 ? { ...version, reviewId: 'a review' } : version,
  );
  const kept = left(versions, listSuperfluousVersions(versions, new Set([30]), 1));
  const newest = Array.from({ length: 50 }, (_, at) => 151 + at);
  expect(kept).toEqual([1, 30, 40, ...newest]);
});

it('keeps the newest saves of the other form, however old', () => {
  const versions = makeHistory(300).map((version) =>
    version.number < 10 && version.number > 1 ? { ...version, formType: 'I-765' } : version,
  );
  const kept = left(versions, listSuperfluousVersions(versions, new Set(), 60));
  expect(kept).toEqual(expect.arrayContaining([2, 3, 4, 5, 6, 7, 8, 9]));
  expect(kept).toHaveLength(60);
});
