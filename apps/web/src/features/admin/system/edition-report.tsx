import type { EditionReport } from '@puente/contract';
import { adminRoutes } from '@puente/contract/admin-routes';
import { useTranslation } from 'react-i18next';
import { buildPath } from '../../../lib/api/build-path.ts';
import { More } from '../../../ui/more.tsx';
import { useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { FactTable } from '../fact-table.tsx';
import { useNumbers } from '../use-numbers.ts';
import { useRefusal } from './use-refusal.ts';

const counted = ['boxes', 'certain', 'byPrint', 'decided', 'uncertain', 'gone', 'added'] as const;

/** What became of each box of the edition that a blank was matched with. `of`: the report, or the hash of the blank. */
export const EditionReportView = ({ of }: { of: EditionReport | string }) =>
  typeof of === 'string' ? <Fetched hash={of} /> : <Report report={of} />;

function Fetched({ hash }: { hash: string }) {
  const asked = useAdminData('getEditionReport', { params: { hash } });
  return <DataState asked={asked}>{(report) => <Report report={report} />}</DataState>;
}

function Report({ report }: { report: EditionReport }) {
  const { t } = useTranslation('admin');
  const { toNumber } = useNumbers();
  const refusal = useRefusal();
  const { form, edition, knownEdition, counts, uncertain, gone, added } = report;
  return (
    <div className="space-y-6">
      <p className="font-semibold">
        {t('editions.name', { form: form ?? t('unknown'), edition: edition ?? t('unknown') })}
      </p>
      {report.refusal ? <p className="text-bad">{refusal(report.refusal)}</p> : null}
      {counts ? (
        <>
          {knownEdition ? <p>{t('editions.matchedWith', { edition: knownEdition })}</p> : null}
          <FactTable
            label={t('editions.report')}
            facts={counted.map((name) => [t(`editions.counts.${name}`), toNumber(counts[name])])}
          />
        </>
      ) : (
        <p>{t(report.refusal ? 'editions.notKept' : 'editions.known')}</p>
      )}
      {uncertain.length > 0 ? (
        <section className="space-y-3">
          <h3 className="text-lg font-semibold">{t('editions.uncertain')}</h3>
          <p>{t('editions.uncertainWhat')}</p>
          <Pictures hash={report.hash} uncertain={uncertain} />
        </section>
      ) : null}
      {gone.length > 0 ? (
        <More words={t('editions.goneList', { count: gone.length })}>
          <Places lines={gone.map((place) => t('editions.place', place))} />
        </More>
      ) : null}
      {added.length > 0 ? (
        <More words={t('editions.addedList', { count: added.length })}>
          <Places
            lines={added.map((place) => `${t('editions.place', place)}: ${place.print || place.label}`)}
          />
        </More>
      ) : null}
    </div>
  );
}

const Places = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc space-y-1 ps-6">
    {[...new Set(lines)].map((line) => (
      <li key={line} className="[overflow-wrap:anywhere]">
        {line}
      </li>
    ))}
  </ul>
);

/** Each page with uncertain boxes, once, with a frame round each of them. */
function Pictures({ hash, uncertain }: Pick<EditionReport, 'hash' | 'uncertain'>) {
  const { t } = useTranslation('admin');
  const pages = [...new Set(uncertain.map(({ to }) => to.page))].map(
    (page) => [page, uncertain.filter(({ to }) => to.page === page)] as const,
  );
  return pages.map(([page, boxes]) => (
    <figure key={page} className="space-y-2">
      <figcaption>{t('editions.page', { page, count: boxes.length })}</figcaption>
      <div className="relative border border-line bg-white">
        <img
          src={buildPath(adminRoutes.getEditionPage.path, { hash, page })}
          alt={t('editions.pageAlt', { page })}
          loading="lazy"
          className="w-full"
        />
        {boxes.map(({ id, box }) =>
          box ? (
            <span
              key={id}
              aria-hidden
              className="absolute border-2 border-bad bg-bad/15"
              style={{
                left: `${box[0] * 100}%`,
                top: `${box[1] * 100}%`,
                width: `${box[2] * 100}%`,
                height: `${box[3] * 100}%`,
              }}
            />
          ) : null,
        )}
      </div>
      <Places
        lines={boxes.map(({ from, to }) => `${t('editions.place', from)} → ${t('editions.place', to)}`)}
      />
    </figure>
  ));
}
