import { expect, it } from 'vitest';
import { listCatalogues } from '../index.ts';
import { editionReports, staleAfterDays } from './editions.ts';
import { getStanding } from './get-standing.ts';

const soon = new Date('2026-10-20T12:00:00Z');
const muchLater = new Date('2027-03-01T12:00:00Z');

it('warns that the I-485 of 01/20/25 is reported as no longer accepted, and says by whom and when', () => {
  const standing = getStanding('I-485', '01/20/25', soon);
  expect(standing).toMatchObject({
    status: 'not-accepted',
    stale: false,
    checkedOn: '2026-10-02',
    officialPage: 'uscis.gov/i-485',
  });
  expect(standing.text).toEqual([
    {
      code: 'no-longer-accepted',
      params: { edition: '01/20/25', since: '2026-09-18', instead: '09/18/26' },
    },
    { code: 'read-by-others', params: { day: '2026-10-02' } },
    { code: 'compare-first', params: { page: 'uscis.gov/i-485' } },
  ]);
  expect(standing.sources).toHaveLength(2);
});

it('tells of the I-765 of 08/21/25 only what was reported', () => {
  const standing = getStanding('I-765', '08/21/25', soon);
  expect(standing).toMatchObject({ status: 'accepted', stale: false, checkedOn: '2026-10-08' });
  expect(standing.text[0]).toEqual({ code: 'accepted-edition', params: { edition: '08/21/25' } });
  expect(standing.text.map(({ code }) => code)).toContain('newer-edition-stopped');
});

it('asks to check instead of asserting once a report is old', () => {
  expect(getStanding('I-765', '08/21/25', muchLater)).toMatchObject({ status: 'unknown', stale: true });
  const refused = getStanding('I-485', '01/20/25', muchLater);
  expect(refused).toMatchObject({ status: 'not-accepted', stale: true });
  const days = String(staleAfterDays);
  expect(refused.text).toContainEqual({ code: 'read-long-ago', params: { day: '2026-10-02', days } });
});

it('knows nothing of an edition that nobody reported on', () => {
  const standing = getStanding('I-765', '01/01/99', soon);
  expect(standing).toMatchObject({ status: 'unknown', checkedOn: null, sources: [] });
  expect(standing.text.at(-1)).toEqual({ code: 'compare-first', params: { page: 'uscis.gov/i-765' } });
});

it('has a report for every edition that can be filled', () => {
  for (const form of ['I-485', 'I-765'] as const)
    for (const { edition } of listCatalogues(form))
      expect(editionReports, `${form} ${edition}`).toContainEqual(expect.objectContaining({ form, edition }));
});
