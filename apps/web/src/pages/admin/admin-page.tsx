import type { Admin } from '@puente/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminKey, callAdmin } from '../../features/admin/call-admin.ts';
import { Dashboard } from '../../features/admin/dashboard.tsx';
import { LoginForm } from '../../features/admin/entry/login-form.tsx';
import { PhoneCodes } from '../../features/admin/entry/phone-codes.tsx';
import { SetupForm } from '../../features/admin/entry/setup-form.tsx';
import { HealthCard } from '../../features/admin/health-card.tsx';
import { ApiError, toPersonMessage } from '../../lib/api/api-error.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';

/** Who is signed in; null: nobody, or somebody who is no admin. */
const findAdmin = (signal: AbortSignal): Promise<Admin | null> =>
  callAdmin('getAdmin', { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null;
    throw error;
  });

/** The token of the link that the server printed. It stands in the address no longer than it takes to read it. */
function takeSetupToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('setup');
  if (token !== null) history.replaceState(history.state, '', location.pathname);
  return token;
}

/** The back office. What was fetched for an admin is forgotten when they sign out. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${t('title')} · ${frame('title')}`);
  const [visit, setVisit] = useState(0);
  return (
    <QueryScope key={visit}>
      <Office onSignedOut={() => setVisit(visit + 1)} />
    </QueryScope>
  );
}

function Office({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation('frame');
  const client = useQueryClient();
  const [token, setToken] = useState(takeSetupToken);
  const { data, error, refetch } = useQuery<Admin | null>({
    queryKey: adminKey,
    queryFn: ({ signal }) => findAdmin(signal),
    networkMode: 'always',
  });
  const enter = (admin: Admin) => {
    setToken(null);
    client.setQueryData(adminKey, admin);
  };
  const look = () => void refetch();
  if (data === undefined)
    return error ? <Unreached error={error} onAgain={look} /> : <Waiting label={t('loading')} />;
  if (data === null) return <Entry token={token} onEntered={enter} />;
  if (data.totpRequired && !data.totp) return <FirstCodes admin={data} onChanged={look} />;
  return <Dashboard admin={data} onChanged={look} onSignedOut={onSignedOut} />;
}

function Entry({ token, onEntered }: { token: string | null; onEntered: (admin: Admin) => void }) {
  const { t } = useTranslation('admin');
  return (
    <section className="space-y-6">
      <StepHeading>{t(token === null ? 'entry.title' : 'entry.setupTitle')}</StepHeading>
      {token === null ? (
        <LoginForm onEntered={onEntered} />
      ) : (
        <SetupForm token={token} onEntered={onEntered} />
      )}
    </section>
  );
}

function FirstCodes({ admin, onChanged }: { admin: Admin; onChanged: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <section className="space-y-6">
      <StepHeading>{t('codes.title')}</StepHeading>
      <p className="max-w-prose">{t('codes.required')}</p>
      <PhoneCodes admin={admin} onChanged={onChanged} />
    </section>
  );
}

/** The database may be gone: how the server is may still be told to whoever was let in before. */
function Unreached({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <section className="space-y-6">
      <StepHeading>{t('title')}</StepHeading>
      <Notice tone="problem">
        <p>{toPersonMessage(error, t('failed'))}</p>
        <Button onClick={onAgain}>{t('refresh')}</Button>
      </Notice>
      <HealthCard />
    </section>
  );
}
