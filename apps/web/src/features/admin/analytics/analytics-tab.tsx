import type { Analytics, MetricName } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { Part } from '../part.tsx';
import { useNumbers } from '../use-numbers.ts';
import { AnswerTables } from './answer-tables.tsx';
import { CountBars } from './count-bars.tsx';
import { ReadingTable } from './reading-table.tsx';
import { VisitBars } from './visit-bars.tsx';

/** What happened in the last 30 days: counts only, and each with what it counts. */
export function AnalyticsTab() {
  const asked = useAdminData('getAnalytics');
  return <DataState asked={asked}>{(analytics) => <Numbers analytics={analytics} />}</DataState>;
}

function Numbers({ analytics }: { analytics: Analytics }) {
  const { t } = useTranslation('admin');
  const what = (metric: MetricName) => t(`metrics.${metric}`);
  const { statuses, steps, reading, minutes } = analytics;
  return (
    <div className="space-y-10">
      <p className="max-w-prose text-muted">{t('analytics.few')}</p>
      <Part title={t('analytics.visits')} what={what('visits')}>
        <VisitBars days={analytics.visits} />
      </Part>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <Part title={t('analytics.statuses')} what={what('statuses')}>
          <CountBars
            rows={statuses.map(({ status, count }) => ({ name: t(`status.${status}`), count }))}
            label={t('analytics.statuses')}
          />
        </Part>
        <Part title={t('analytics.steps')} what={what('steps')}>
          <CountBars
            rows={steps.map(({ step, count }) => ({ name: t(`analytics.step.${step}`), count }))}
            label={t('analytics.steps')}
          />
        </Part>
      </div>
      <Part title={t('analytics.reading')} what={`${what('fieldsRead')} ${what('fieldsCorrected')}`}>
        <ReadingTable reading={reading} />
      </Part>
      <AnswerTables analytics={analytics} />
      <Part title={t('analytics.minutes')} what={what('minutes')}>
        <Minutes minutes={minutes} />
      </Part>
    </div>
  );
}

function Minutes({ minutes: { median, spans } }: Pick<Analytics, 'minutes'>) {
  const { t } = useTranslation('admin');
  const { toNumber } = useNumbers();
  const toName = (upTo: number | null) =>
    upTo === null ? t('analytics.longer') : t('analytics.upTo', { minutes: toNumber(upTo) });
  return (
    <>
      <p>
        {median === null ? t('analytics.noMedian') : t('analytics.median', { minutes: toNumber(median) })}
      </p>
      <CountBars
        rows={spans.map(({ upTo, count }) => ({ name: toName(upTo), count }))}
        label={t('analytics.minutes')}
      />
    </>
  );
}
