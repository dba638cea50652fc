import type { Admin } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { callAdmin } from '../call-admin.ts';
import { CodeField } from './code-field.tsx';

const isCodeNeeded = (error: Error | null) => error instanceof ApiError && error.code === 'totp_needed';

/** Email and password, and then the code from a phone where one was set up. */
export function LoginForm({ onEntered }: { onEntered: (admin: Admin) => void }) {
  const { t } = useTranslation('admin');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { send, isBusy, error } = useSend(
    () => callAdmin('adminLogin', { body: { email, password, ...(code === null ? {} : { code }) } }),
    {
      onSent: ({ admin }) => onEntered(admin),
      onFailed: (failure) => {
        if (isCodeNeeded(failure)) setCode('');
      },
    },
  );
  return (
    <Form onSubmit={() => send()} className="max-w-md space-y-5">
      <TextField
        label={t('entry.email')}
        type="email"
        name="email"
        required
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t('entry.password')}
        type="password"
        name="password"
        required
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code === null ? null : <CodeField value={code} onChange={setCode} hint={t('entry.codeHint')} />}
      {error && !isCodeNeeded(error) ? (
        <Notice tone="problem">
          <p>{toPersonMessage(error, t('entry.failed'))}</p>
        </Notice>
      ) : null}
      <Button type="submit" disabled={isBusy || email === '' || password === '' || code === ''}>
        {t(isBusy ? 'entry.busy' : 'entry.send')}
      </Button>
    </Form>
  );
}
