import type { Admin } from '@puente/contract';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AnalyticsTab } from './analytics/analytics-tab.tsx';
import { fetchAdmin } from './call-admin.ts';
import { PhoneCodes } from './entry/phone-codes.tsx';
import { HealthCard } from './health-card.tsx';
import { DocumentsTab } from './records/documents-tab.tsx';
import { EmailsTab } from './records/emails-tab.tsx';
import { VisitsTab } from './records/visits-tab.tsx';
import { StatCards } from './stat-cards.tsx';
import { SystemTab } from './system/system-tab.tsx';
import { useIdleEnd } from './use-idle-end.ts';

const tabs = {
  analytics: AnalyticsTab,
  documents: DocumentsTab,
  emails: EmailsTab,
  visits: VisitsTab,
  system: SystemTab,
} as const;
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];

interface Props {
  readonly admin: Admin;
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
}

/** All that an admin sees, once signed in. */
export function Dashboard({ admin, onChanged, onSignedOut }: Props) {
  const { t } = useTranslation('admin');
  return (
    <section className="space-y-6">
      <Header admin={admin} onChanged={onChanged} onSignedOut={onSignedOut} />
      <HealthCard />
      <StatCards />
      <Tabs.Root defaultValue="analytics">
        <Tabs.List aria-label={t('tabs.label')} className="flex flex-wrap border-b border-line">
          {tabNames.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-11 border-b-4 border-transparent px-4 font-semibold text-muted hover:bg-accent-soft data-[state=active]:border-accent data-[state=active]:text-accent"
            >
              {t(`tabs.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabNames.map((name) => {
          const Tab = tabs[name];
          return (
            <Tabs.Content key={name} value={name} tabIndex={-1} className="pt-6">
              <Tab />
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </section>
  );
}

function Header({ admin, onChanged, onSignedOut }: Props) {
  const { t } = useTranslation('admin');
  const { t: frame } = useTranslation('frame');
  const client = useQueryClient();
  const isFetching = useIsFetching() > 0;
  const [isOpen, setOpen] = useState(false);
  const { send, isBusy } = useSend(() => fetchAdmin('adminLogout'), {
    onSent: onSignedOut,
    onFailed: (error) => showToast({ title: toPersonMessage(error, t('failed')), problem: true }),
  });
  useIdleEnd(() => send());
  const name = `${admin.firstName} ${admin.lastName}`.trim();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <StepHeading>{t('title')}</StepHeading>
        <p className="text-muted [overflow-wrap:anywhere]">{name === '' ? admin.email : name}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isFetching} onClick={() => void client.invalidateQueries()}>
          {t('refresh')}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('codes.open')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => send()}>
          {t('signOut')}
        </Button>
      </div>
      {isOpen ? (
        <Dialog title={t('codes.title')} closeLabel={frame('close')} onClose={() => setOpen(false)}>
          <PhoneCodes
            admin={admin}
            onChanged={() => {
              setOpen(false);
              onChanged();
            }}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
