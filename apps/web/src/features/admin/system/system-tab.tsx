import type { System } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { FactTable } from '../fact-table.tsx';
import { Part } from '../part.tsx';
import { useNumbers } from '../use-numbers.ts';
import { AuditPart } from './audit-part.tsx';
import { EditionsPart } from './editions-part.tsx';
import { toFacts } from './to-facts.ts';
import { WorkPart } from './work-part.tsx';

const minuteMs = 60_000;

/** How the server is, measured, and how it is set up; the blanks it fills; and what admins did. */
export function SystemTab() {
  const asked = useAdminData('getSystem', { everyMs: minuteMs });
  return (
    <div className="space-y-10">
      <DataState asked={asked}>{(system) => <Measured system={system} />}</DataState>
      <EditionsPart />
      <AuditPart />
    </div>
  );
}

function Measured({ system }: { system: System }) {
  const { t } = useTranslation('admin');
  const numbers = useNumbers();
  const facts = toFacts(system, t, numbers);
  return (
    <>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <Part title={t('system.database')}>
          <FactTable label={t('system.database')} facts={facts.database} />
        </Part>
        <Part title={t('system.resources')}>
          <FactTable label={t('system.resources')} facts={facts.resources} />
        </Part>
        <Part title={t('system.services')}>
          <FactTable label={t('system.services')} facts={facts.services} />
        </Part>
        <Part title={t('system.limits')}>
          <FactTable label={t('system.limits')} facts={facts.limits} />
        </Part>
      </div>
      <WorkPart system={system} />
    </>
  );
}
