import type { Sentence, Standing, TargetForm } from '@puente/contract';
import { isPastDue } from '../../dated.ts';
import type { EditionReport, StandingCode } from './edition-report.ts';
import { editionReports } from './editions.ts';

const say = (code: StandingCode, params: Sentence['params'] = {}): Sentence => ({ code, params });

const sayStatus = (report: EditionReport): Sentence =>
  report.status === 'accepted'
    ? say('accepted-edition', { edition: report.edition })
    : say('no-longer-accepted', {
        edition: report.edition,
        since: report.since,
        instead: report.instead,
      });

const toSource = (source: EditionReport['sources'][number]): Standing['sources'][number] => ({
  name: 'named' in source ? say('source-named', { name: source.named }) : say(source.told),
  readOn: source.readOn,
});

/** Of a report whose day has not passed: what it says, and by whose word. */
function sayFresh(report: EditionReport, page: string): Omit<Standing, 'officialPage' | 'stale'> {
  const { status, edition, background, certainty, checked, checkBy, sources } = report;
  return {
    status,
    title: say(status === 'accepted' ? 'title-accepted' : 'title-not-accepted', { edition }),
    practice: status === 'accepted' ? null : say('practice', { edition }),
    text: [
      sayStatus(report),
      ...(background ? [say(background)] : []),
      certainty === 'official'
        ? say('read-on-uscis', { day: checked, page })
        : say('read-by-others', { day: checked }),
      say('compare-first', { page }),
    ],
    checkedOn: checked,
    checkBy,
    sources: sources.map(toSource),
  };
}

/** Of one whose day has passed: that nobody looked since. That an edition was refused still warns, as what was. */
function sayStale(report: EditionReport, page: string): Omit<Standing, 'officialPage' | 'stale'> {
  const { edition, checked, checkBy, sources } = report;
  const notLooked = say('not-looked-since', { day: checked, page });
  if (report.status === 'accepted') {
    const title = say('title-unknown', { edition });
    const text = [notLooked];
    return { status: 'unknown', title, practice: null, text, checkedOn: checked, checkBy, sources: [] };
  }
  return {
    status: 'not-accepted',
    title: say('title-was-not-accepted', { edition }),
    practice: say('practice-was', { edition }),
    text: [notLooked, say('was-no-longer-accepted', { edition, instead: report.instead })],
    checkedOn: checked,
    checkBy,
    sources: sources.map(toSource),
  };
}

const toOfficialPage = (form: TargetForm) => `uscis.gov/${form.toLowerCase()}`;

/** How an edition stands on a day, in sentences that say who reported it and when. */
export function toStanding(report: EditionReport, today: Date): Standing {
  const officialPage = toOfficialPage(report.form);
  const stale = isPastDue(report, today);
  return { ...(stale ? sayStale : sayFresh)(report, officialPage), stale, officialPage };
}

/** Whoever reports that one edition is taken in place of another reports of both. */
function toReportOfNext(form: TargetForm, edition: string): EditionReport | undefined {
  const before = editionReports.find(
    (one) => one.form === form && one.status === 'not-accepted' && one.instead === edition,
  );
  if (!before) return undefined;
  const { certainty, checked, checkBy, sources } = before;
  return { form, edition, status: 'accepted', certainty, checked, checkBy, sources };
}

const findReport = (form: TargetForm, edition: string): EditionReport | undefined =>
  editionReports.find((one) => one.form === form && one.edition === edition) ?? toReportOfNext(form, edition);

/** How an edition stands by what is reported of it; of one that nobody reported on nothing is known. */
export function getStanding(form: TargetForm, edition: string, today: Date): Standing {
  const report = findReport(form, edition);
  if (report) return toStanding(report, today);
  const officialPage = toOfficialPage(form);
  return {
    status: 'unknown',
    title: say('title-unknown', { edition }),
    practice: null,
    text: [say('never-heard', { edition }), say('compare-first', { page: officialPage })],
    checkedOn: null,
    checkBy: null,
    stale: false,
    officialPage,
    sources: [],
  };
}
