import type { Admin } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { callAdmin } from '../call-admin.ts';

const names = ['firstName', 'lastName', 'email', 'password'] as const;
const looks = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
} as const;

/** The first admin of an install, made by whoever has the link that the server printed. */
export function SetupForm({ token, onEntered }: { token: string; onEntered: (admin: Admin) => void }) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState({ firstName: '', lastName: '', email: '', password: '' });
  const { send, isBusy, error } = useSend(() => callAdmin('adminSetup', { body: { token, ...typed } }), {
    onSent: ({ admin }) => onEntered(admin),
  });
  return (
    <Form onSubmit={() => send()} className="max-w-md space-y-5">
      <p>{t('entry.setup')}</p>
      {names.map((name) => (
        <TextField
          key={name}
          {...looks[name]}
          name={name}
          label={t(`entry.${name}`)}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      {error ? (
        <Notice tone="problem">
          <p>{toPersonMessage(error, t('entry.setupFailed'))}</p>
        </Notice>
      ) : null}
      <Button type="submit" disabled={isBusy || typed.email === '' || typed.password === ''}>
        {t(isBusy ? 'entry.settingUp' : 'entry.setUp')}
      </Button>
    </Form>
  );
}
