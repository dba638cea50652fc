import type { Said, Standing, TargetForm } from '@puente/contract';
import { type EditionReport, editionReports, staleAfterDays } from './editions.ts';
import { toLongDate } from './long-date.ts';

const dayMs = 24 * 60 * 60 * 1000;

const newestReading = ({ sources }: EditionReport): string =>
  sources.map(({ readOn }) => readOn).reduce((newest, day) => (day > newest ? day : newest));

const join = (...sentences: readonly (Said | undefined)[]): Said => {
  const said = sentences.filter((sentence) => sentence !== undefined);
  return { en: said.map(({ en }) => en).join(' '), es: said.map(({ es }) => es).join(' ') };
};

const compareFirst = (page: string): Said => ({
  en: `Before you file, compare the edition date at the foot of the form with the one on ${page}.`,
  es: `Antes de presentar, compare la fecha de la edición al pie del formulario con la de ${page}.`,
});

const neverHeard = (edition: string): Said => ({
  en: `We know nothing about whether USCIS accepts edition ${edition}.`,
  es: `No sabemos si USCIS acepta la edición ${edition}.`,
});

const notAccepted = ({ edition, since = '', instead = '' }: EditionReport): Said => {
  const day = toLongDate(since);
  return {
    en: `It is reported that USCIS no longer accepts edition ${edition}: since ${day.en} it takes only the edition of ${instead}, and sends older ones back.`,
    es: `Se informa que USCIS ya no acepta la edición ${edition}: desde el ${day.es} solo recibe la edición ${instead} y devuelve las anteriores.`,
  };
};

const accepted = ({ edition }: EditionReport): Said => ({
  en: `It is reported that USCIS accepts edition ${edition}.`,
  es: `Se informa que USCIS acepta la edición ${edition}.`,
});

const readAt = (readOn: string, stale: boolean): Said => {
  const day = toLongDate(readOn);
  return stale
    ? {
        en: `That was last read on ${day.en}, more than ${staleAfterDays} days ago, and not on uscis.gov itself: it may have changed.`,
        es: `Eso se leyó por última vez el ${day.es}, hace más de ${staleAfterDays} días, y no en uscis.gov mismo: puede haber cambiado.`,
      }
    : {
        en: `We have this from others, read on ${day.en}, not from uscis.gov itself.`,
        es: `Lo sabemos por terceros, leído el ${day.es}, no por uscis.gov mismo.`,
      };
};

/**
 * How an edition stands, in words that say who reported it and when. An old report of acceptance no longer counts; an
 * old report that an edition is refused still warns.
 */
export const getStanding = (form: TargetForm, edition: string, today: Date): Standing => {
  const officialPage = `uscis.gov/${form.toLowerCase()}`;
  const report = editionReports.find((one) => one.form === form && one.edition === edition);
  if (!report) {
    const text = join(neverHeard(edition), compareFirst(officialPage));
    return { status: 'unknown', text, checkedOn: null, stale: false, officialPage, sources: [] };
  }
  const checkedOn = newestReading(report);
  const stale = today.getTime() - Date.parse(checkedOn) > staleAfterDays * dayMs;
  const isRefused = report.status === 'not-accepted';
  return {
    status: stale && !isRefused ? 'unknown' : report.status,
    text: join(
      isRefused ? notAccepted(report) : accepted(report),
      report.background,
      readAt(checkedOn, stale),
      compareFirst(officialPage),
    ),
    checkedOn,
    stale,
    officialPage,
    sources: report.sources.map(({ name, readOn }) => ({ name, readOn })),
  };
};
