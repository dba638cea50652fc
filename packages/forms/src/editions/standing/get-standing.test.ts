import { describe, expect, it } from 'vitest';
import { listCatalogues } from '../index.ts';
import { editionReportSchema } from './edition-report.ts';
import { editionReports } from './editions.ts';
import { getStanding, toStanding } from './get-standing.ts';

const soon = new Date('2026-10-20T12:00:00Z');
const muchLater = new Date('2027-03-01T12:00:00Z');

const accepted = {
  form: 'I-765',
  edition: '08/21/25',
  status: 'accepted',
  background: 'newer-edition-stopped',
  certainty: 'reported',
  checked: '2026-10-08',
  checkBy: '2026-12-07',
  sources: [{ told: 'source-log-of-changes', readOn: '2026-10-08' }],
} as const;
const refused = {
  form: 'I-485',
  edition: '01/20/25',
  status: 'not-accepted',
  since: '2026-09-18',
  instead: '09/18/26',
  certainty: 'reported',
  checked: '2026-10-02',
  checkBy: '2026-12-01',
  sources: [
    { told: 'source-alert-quoted', readOn: '2026-09-13' },
    { told: 'source-alert-quoted-again', readOn: '2026-10-02' },
  ],
} as const;
const standingOf = (report: object, today: Date) => toStanding(editionReportSchema.parse(report), today);

describe('a report whose day has not passed', () => {
  it('warns that an edition is reported as no longer accepted, and says by whom and when', () => {
    const standing = standingOf(refused, soon);
    expect(standing).toMatchObject({
      status: 'not-accepted',
      title: { code: 'title-not-accepted', params: { edition: '01/20/25' } },
      practice: { code: 'practice', params: { edition: '01/20/25' } },
      stale: false,
      checkedOn: '2026-10-02',
      checkBy: '2026-12-01',
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

  it('tells of an accepted edition only what was reported', () => {
    const standing = standingOf(accepted, soon);
    expect(standing).toMatchObject({
      status: 'accepted',
      practice: null,
      stale: false,
      checkedOn: '2026-10-08',
    });
    expect(standing.text[0]).toEqual({ code: 'accepted-edition', params: { edition: '08/21/25' } });
    expect(standing.text.map(({ code }) => code)).toContain('newer-edition-stopped');
  });

  it('says of what was read on uscis.gov that it was read there', () => {
    const official = {
      ...accepted,
      certainty: 'official',
      sources: [{ named: 'uscis.gov/i-765', readOn: '2026-10-08' }],
    };
    const { text, sources } = standingOf(official, soon);
    expect(text).toContainEqual({
      code: 'read-on-uscis',
      params: { day: '2026-10-08', page: 'uscis.gov/i-765' },
    });
    expect(text.map(({ code }) => code)).not.toContain('read-by-others');
    expect(sources).toEqual([
      { name: { code: 'source-named', params: { name: 'uscis.gov/i-765' } }, readOn: '2026-10-08' },
    ]);
  });

  it('counts to the end of its last day', () => {
    expect(standingOf(accepted, new Date('2026-12-07T23:00:00Z')).stale).toBe(false);
    expect(standingOf(accepted, new Date('2026-12-08T00:00:00Z')).stale).toBe(true);
  });
});

it('tells of an edition what those say who report that it is taken in place of another', () => {
  const standing = getStanding('I-485', '09/18/26', soon);
  expect(standing).toMatchObject({ status: 'accepted', stale: false, checkedOn: '2026-10-02' });
  expect(standing.text[0]).toEqual({ code: 'accepted-edition', params: { edition: '09/18/26' } });
  expect(getStanding('I-485', '09/18/26', muchLater).status).toBe('unknown');
  expect(getStanding('I-765', '09/18/26', soon).status).toBe('unknown');
});

describe('a report whose day has passed', () => {
  it('says that nobody looked since, and no more that the edition is accepted', () => {
    expect(standingOf(accepted, muchLater)).toEqual({
      status: 'unknown',
      title: { code: 'title-unknown', params: { edition: '08/21/25' } },
      practice: null,
      text: [{ code: 'not-looked-since', params: { day: '2026-10-08', page: 'uscis.gov/i-765' } }],
      checkedOn: '2026-10-08',
      checkBy: '2026-12-07',
      stale: true,
      officialPage: 'uscis.gov/i-765',
      sources: [],
    });
  });

  it('still warns of an edition that was refused, as of what was', () => {
    const standing = standingOf(refused, muchLater);
    expect(standing).toMatchObject({
      status: 'not-accepted',
      stale: true,
      title: { code: 'title-was-not-accepted' },
      practice: { code: 'practice-was' },
    });
    expect(standing.text).toEqual([
      { code: 'not-looked-since', params: { day: '2026-10-02', page: 'uscis.gov/i-485' } },
      { code: 'was-no-longer-accepted', params: { edition: '01/20/25', instead: '09/18/26' } },
    ]);
  });
});

it('knows nothing of an edition that nobody reported on', () => {
  const standing = getStanding('I-765', '01/01/99', soon);
  expect(standing).toMatchObject({ status: 'unknown', checkedOn: null, checkBy: null, sources: [] });
  expect(standing.text.at(-1)).toEqual({ code: 'compare-first', params: { page: 'uscis.gov/i-765' } });
});

describe('the file of reports', () => {
  it('has one for every edition that can be filled, and never two', () => {
    for (const form of ['I-485', 'I-765'] as const)
      for (const { edition } of listCatalogues(form))
        expect(editionReports, `${form} ${edition}`).toContainEqual(
          expect.objectContaining({ form, edition }),
        );
    const named = editionReports.map(({ form, edition }) => `${form} ${edition}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it.each([
    ['a day by which nobody has to look for too long', { checkBy: '2027-10-08' }],
    ['a day by which it is due before it was looked up', { checkBy: '2026-10-07' }],
    ['a day on which no source was read', { checked: '2026-10-09' }],
    ['a day that is none', { checkBy: '2026-13-41' }],
    ['no source', { sources: [] }],
    ['a source without words', { sources: [{ told: 'somebody', readOn: '2026-10-08' }] }],
    ['a refusal without the day it began', { status: 'not-accepted' }],
    ['a key nobody reads', { comment: 'x' }],
  ])('is refused with %s', (_, change) => {
    expect(editionReportSchema.safeParse({ ...accepted, ...change }).success).toBe(false);
    expect(editionReportSchema.safeParse(accepted).success).toBe(true);
  });
});
