import type { System } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Part } from '../part.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';

/** What waits to be done, and who does it. */
export function WorkPart({ system: { queues, workers } }: { system: System }) {
  const { t } = useTranslation('admin');
  const { toMoment } = useNumbers();
  const queueHeads = ['name', 'waiting', 'running', 'oldest'] as const;
  const workerHeads = ['name', 'state', 'busy', 'looked'] as const;
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
      <Part title={t('work.queues')}>
        <Table label={t('work.queues')} heads={queueHeads.map((head) => t(`work.heads.${head}`))}>
          {queues.map(({ name, waiting, running, oldestAt }) => (
            <Row key={name}>
              <Cell>{t(`work.names.${name}`)}</Cell>
              <Cell>{waiting}</Cell>
              <Cell>{running}</Cell>
              <Cell>{oldestAt === null ? '–' : toMoment(oldestAt)}</Cell>
            </Row>
          ))}
        </Table>
      </Part>
      <Part title={t('work.workers')}>
        {workers.length === 0 ? (
          <p className="font-semibold text-bad">{t('work.none')}</p>
        ) : (
          <Table label={t('work.workers')} heads={workerHeads.map((head) => t(`work.heads.${head}`))}>
            {workers.map(({ name, alive, busy, max, lookedAt }) => (
              <Row key={name}>
                <Cell>
                  <span translate="no">{name}</span>
                </Cell>
                <Cell>
                  <span className={alive ? 'text-good' : 'font-semibold text-bad'}>
                    {t(alive ? 'work.alive' : 'work.stopped')}
                  </span>
                </Cell>
                <Cell>{t('system.ofMax', { open: busy, max })}</Cell>
                <Cell>{toMoment(lookedAt)}</Cell>
              </Row>
            ))}
          </Table>
        )}
      </Part>
    </div>
  );
}
