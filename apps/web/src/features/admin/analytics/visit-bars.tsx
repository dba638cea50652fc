import type { DailyVisit } from '@puente/contract';
import { formatDay, toLocales } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { More } from '../../../ui/more.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';

const height = 120;
const step = 10;
const barWidth = 7;

/** Thirty days as bars, which are a picture, and the same numbers in a table. */
export function VisitBars({ days }: { days: readonly DailyVisit[] }) {
  const { t, i18n } = useTranslation('admin');
  const { toNumber } = useNumbers();
  const max = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const toShort = (day: string | undefined) =>
    day === undefined
      ? ''
      : new Date(day).toLocaleDateString(toLocales(i18n.language), {
          month: 'short',
          day: 'numeric',
          timeZone: 'UTC',
        });
  if (total === 0) return <p>{t('visits.none')}</p>;
  return (
    <>
      <div className="max-w-3xl">
        <p className="text-sm text-muted">{t('analytics.highest', { max: toNumber(max) })}</p>
        <svg
          role="img"
          aria-label={t('analytics.bars', { count: total, total: toNumber(total) })}
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-b border-control"
        >
          {days.map(({ date, count }, index) => {
            const length = (count / max) * height;
            return (
              <rect
                key={date}
                x={index * step + (step - barWidth) / 2}
                y={height - length}
                width={barWidth}
                height={length}
                className="fill-accent"
              />
            );
          })}
        </svg>
        <p className="flex justify-between text-sm text-muted">
          <span>{toShort(days[0]?.date)}</span>
          <span>{toShort(days.at(-1)?.date)}</span>
        </p>
      </div>
      <More words={t('analytics.asTable')}>
        <Table label={t('analytics.visits')} heads={[t('analytics.day'), t('analytics.count')]}>
          {days.map(({ date, count }) => (
            <Row key={date}>
              <Cell>{formatDay(date, i18n.language)}</Cell>
              <Cell>{toNumber(count)}</Cell>
            </Row>
          ))}
        </Table>
      </More>
    </>
  );
}
