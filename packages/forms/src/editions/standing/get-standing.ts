import type { Sentence, Standing, TargetForm } from '@puente/contract';
import { type EditionReport, editionReports, type StandingCode, staleAfterDays } from './editions.ts';

const dayMs = 24 * 60 * 60 * 1000;

const newestReading = ({ sources }: EditionReport): string =>
  sources.map(({ readOn }) => readOn).reduce((newest, day) => (day > newest ? day : newest));

const say = (code: StandingCode, params: Sentence['params'] = {}): Sentence => ({ code, params });

const sayStatus = ({ status, edition, since = '', instead = '' }: EditionReport): Sentence =>
  status === 'accepted'
    ? say('accepted-edition', { edition })
    : say('no-longer-accepted', { edition, since, instead });

const sayReading = (day: string, stale: boolean): Sentence =>
  stale ? say('read-long-ago', { day, days: String(staleAfterDays) }) : say('read-by-others', { day });

/**
 * How an edition stands, in sentences that say who reported it and when. An old report of acceptance no longer counts;
 * an old report that an edition is refused still warns.
 */
export function getStanding(form: TargetForm, edition: string, today: Date): Standing {
  const officialPage = `uscis.gov/${form.toLowerCase()}`;
  const compareFirst = say('compare-first', { page: officialPage });
  const report = editionReports.find((one) => one.form === form && one.edition === edition);
  if (!report) {
    const text = [say('never-heard', { edition }), compareFirst];
    return { status: 'unknown', text, checkedOn: null, stale: false, officialPage, sources: [] };
  }
  const checkedOn = newestReading(report);
  const stale = today.getTime() - Date.parse(checkedOn) > staleAfterDays * dayMs;
  const isRefused = report.status === 'not-accepted';
  return {
    status: stale && !isRefused ? 'unknown' : report.status,
    text: [
      sayStatus(report),
      ...(report.background ? [say(report.background)] : []),
      sayReading(checkedOn, stale),
      compareFirst,
    ],
    checkedOn,
    stale,
    officialPage,
    sources: report.sources.map(({ name, readOn }) => ({ name: say(name), readOn })),
  };
}
