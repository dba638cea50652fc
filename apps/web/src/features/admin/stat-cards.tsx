import { useTranslation } from 'react-i18next';
import { useAdminData } from './call-admin.ts';
import { DataState } from './data-state.tsx';
import { useNumbers } from './use-numbers.ts';

const refreshMs = 30_000;

function Card({ title, value, detail }: { title: string; value: string; detail: string }) {
  return (
    <li className="card p-4">
      <h2 className="text-muted">{title}</h2>
      <p className="text-xl font-semibold tabular-nums">{value}</p>
      <p className="text-sm text-muted">{detail}</p>
    </li>
  );
}

/** Visits, addresses, documents and how long reading takes, counted anew every half minute. */
export function StatCards() {
  const { t } = useTranslation('admin');
  const { toNumber } = useNumbers();
  const asked = useAdminData('getAdminStats', { everyMs: refreshMs });
  return (
    <DataState asked={asked}>
      {(stats) => (
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Card
            title={t('stats.visits')}
            value={toNumber(stats.totalVisitors)}
            detail={t('stats.today', { count: stats.todayVisitors })}
          />
          <Card
            title={t('stats.emails')}
            value={toNumber(stats.totalEmails)}
            detail={t('stats.emailsWhat')}
          />
          <Card
            title={t('stats.documents')}
            value={toNumber(stats.totalDocuments)}
            detail={t('stats.documentStates', {
              completed: toNumber(stats.completedDocuments),
              processing: toNumber(stats.processingDocuments),
              errors: toNumber(stats.errorDocuments),
            })}
          />
          <Card
            title={t('stats.time')}
            value={
              stats.avgProcessingTime === null
                ? '–'
                : t('stats.seconds', { seconds: toNumber(stats.avgProcessingTime) })
            }
            detail={t('stats.timeWhat')}
          />
        </ul>
      )}
    </DataState>
  );
}
