import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdminData } from './call-admin.ts';
import { DataState } from './data-state.tsx';

const minuteMs = 60_000;
const looks = {
  healthy: { icon: CircleCheck, look: 'text-good' },
  low: { icon: TriangleAlert, look: 'text-check' },
  failed: { icon: CircleAlert, look: 'text-bad' },
} as const;

function Indicator({
  name,
  status,
  detail,
}: {
  name: string;
  status: keyof typeof looks;
  detail: string | null;
}) {
  const { t } = useTranslation('admin');
  const { icon: Icon, look } = looks[status];
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
      <div>
        <p className="font-semibold">{name}</p>
        <p className={look}>{t(`health.${status}`)}</p>
        {detail === null ? null : <p className="text-muted">{detail}</p>}
      </div>
    </li>
  );
}

/** Database, storage and the server itself, looked at every minute. */
export function HealthCard() {
  const { t } = useTranslation('admin');
  const asked = useAdminData('getSystemHealth', { everyMs: minuteMs });
  return (
    <section aria-label={t('health.title')} className="card p-4">
      <h2 className="mb-3 text-lg font-semibold">{t('health.title')}</h2>
      <DataState asked={asked}>
        {({ database, storage, apiHealth }) => (
          <ul className="grid gap-4 sm:grid-cols-3">
            <Indicator
              name={t('health.database')}
              status={database.status}
              detail={
                database.responseTime === null
                  ? null
                  : t('health.responseTime', { ms: Math.round(database.responseTime) })
              }
            />
            <Indicator
              name={t('health.storage')}
              status={storage.status}
              detail={
                storage.freeSpace === null
                  ? null
                  : t('health.free', { percent: Math.round(storage.freeSpace) })
              }
            />
            <Indicator
              name={t('health.api')}
              status={apiHealth.status}
              detail={
                apiHealth.status === 'failed'
                  ? t('health.noWorker')
                  : t('health.uptime', { hours: (apiHealth.uptime / 60).toFixed(1) })
              }
            />
          </ul>
        )}
      </DataState>
    </section>
  );
}
