import { useTranslation } from 'react-i18next';
import { useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';

const minuteMs = 60_000;
const heads = ['page', 'address', 'device', 'country', 'time'] as const;

/** The 20 latest visits, looked at every minute. */
export function VisitsTab() {
  const { t } = useTranslation('admin');
  const { toMoment } = useNumbers();
  const asked = useAdminData('listPageVisits', { everyMs: minuteMs });
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted">{t('visits.what')}</p>
      <DataState asked={asked}>
        {(visits) =>
          visits.length === 0 ? (
            <p>{t('visits.none')}</p>
          ) : (
            <Table label={t('tabs.visits')} heads={heads.map((head) => t(`visits.heads.${head}`))}>
              {visits.map(({ id, page, ipAddress, deviceType, country, visitedAt }) => (
                <Row key={id}>
                  <Cell>{page}</Cell>
                  <Cell>{ipAddress}</Cell>
                  <Cell>{deviceType}</Cell>
                  <Cell>{country}</Cell>
                  <Cell>{toMoment(visitedAt)}</Cell>
                </Row>
              ))}
            </Table>
          )
        }
      </DataState>
    </div>
  );
}
