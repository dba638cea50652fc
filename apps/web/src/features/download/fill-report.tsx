import type { FillReport as Report, WithheldReason } from '@puente/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Withheld = Report['withheld'][number];

/** A reason that holds back many answers, as those about a spouse, is said once. */
const groupByReason = (
  withheld: readonly Withheld[],
): { readonly reason: WithheldReason; readonly values: readonly Withheld[] }[] =>
  [...new Set(withheld.map(({ reason }) => reason))].map((reason) => ({
    reason,
    values: withheld.filter((one) => one.reason === reason),
  }));

/** What became of each answer that is not simply in its box, in plain words. */
export function FillReport({ report }: { report: Report }) {
  const { t } = useTranslation('download');
  const { t: why } = useTranslation('reasons');
  const { moved, adjusted, withheld } = report;
  const allFit = moved.length + adjusted.length + withheld.length === 0;
  return (
    <section aria-labelledby="fill-report" className="space-y-5">
      <h2 id="fill-report" className="text-lg font-semibold">
        {t('report.title')}
      </h2>
      {report.ownBlank ? <p>{t('report.ownBlank', { edition: report.edition })}</p> : null}
      {allFit ? <p>{t('report.allFit')}</p> : null}
      <Block title={t('report.moved')} text={t('report.movedText')} count={moved.length}>
        {moved.map((item) => (
          <li key={`${item.page} ${item.part} ${item.item} ${item.text}`}>
            <strong>{t('report.movedWhere', { page: item.page, part: item.part, item: item.item })}</strong>
            <span className="block whitespace-pre-line [overflow-wrap:anywhere]">{item.text}</span>
          </li>
        ))}
      </Block>
      <Block title={t('report.adjusted')} text={t('report.adjustedText')} count={adjusted.length}>
        {adjusted.map(({ path, from, to }) => (
          <li key={path}>{t('report.adjustedFromTo', { from, to })}</li>
        ))}
      </Block>
      <Block title={t('report.withheld')} text={t('report.withheldText')} count={withheld.length}>
        {groupByReason(withheld).map(({ reason, values }) => (
          <li key={reason}>
            {values.map(({ path, value }) => (
              <strong key={`${path} ${value}`} className="block [overflow-wrap:anywhere]">
                {value}
              </strong>
            ))}
            <span className="block">{why(reason)}</span>
          </li>
        ))}
      </Block>
    </section>
  );
}

const Block = ({
  title,
  text,
  count,
  children,
}: {
  title: string;
  text: string;
  count: number;
  children: ReactNode;
}) =>
  count === 0 ? null : (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="text-muted">{text}</p>
      <ul className="mt-2 list-disc space-y-2 ps-5">{children}</ul>
    </div>
  );
