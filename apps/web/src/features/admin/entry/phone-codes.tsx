import type { Admin } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { callAdmin, fetchAdmin } from '../call-admin.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  readonly admin: Admin;
  /** What is known of the admin has changed. */
  readonly onChanged: () => void;
}

/** Turns the second factor on, renews the codes for a lost phone, or turns it off. */
export function PhoneCodes({ admin, onChanged }: Props) {
  const { t } = useTranslation('admin');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <div className="space-y-4">
        <p>{t('codes.keep')}</p>
        <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 font-semibold tabular-nums">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button onClick={onChanged}>{t('codes.kept')}</Button>
      </div>
    );
  return admin.totp ? (
    <TurnedOn admin={admin} onCodes={setCodes} onChanged={onChanged} />
  ) : (
    <TurnOn onCodes={setCodes} />
  );
}

type OnCodes = (codes: readonly string[]) => void;

function Problem({ error }: { error: Error | null }) {
  const { t } = useTranslation('admin');
  if (!error) return null;
  return (
    <Notice tone="problem">
      <p>{toPersonMessage(error, t('failed'))}</p>
    </Notice>
  );
}

function Password({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  const { t } = useTranslation('admin');
  return (
    <TextField
      label={t('codes.password')}
      type="password"
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function TurnOn({ onCodes }: { onCodes: OnCodes }) {
  const { t } = useTranslation('admin');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const start = useSend(() => callAdmin('startTotp', { body: { password } }));
  const confirm = useSend(() => callAdmin('confirmTotp', { body: { code } }), {
    onSent: ({ backupCodes }) => onCodes(backupCodes),
  });
  if (!start.answer)
    return (
      <Form onSubmit={() => start.send()} className="max-w-md space-y-4">
        <p>{t('codes.what')}</p>
        <Password value={password} onChange={setPassword} />
        <Problem error={start.error} />
        <Button type="submit" disabled={start.isBusy || password === ''}>
          {t('codes.start')}
        </Button>
      </Form>
    );
  const { qr, secret } = start.answer;
  return (
    <Form onSubmit={() => confirm.send()} className="max-w-md space-y-4">
      <p>{t('codes.scan')}</p>
      <QrCode rows={qr} label={t('codes.qr')} />
      <p>
        {t('codes.secret')}{' '}
        <span className="font-semibold [overflow-wrap:anywhere]" translate="no">
          {secret}
        </span>
      </p>
      <CodeField value={code} onChange={setCode} hint={t('codes.hint')} />
      <Problem error={confirm.error} />
      <Button type="submit" disabled={confirm.isBusy || code === ''}>
        {t('codes.confirm')}
      </Button>
    </Form>
  );
}

function TurnedOn({ admin, onCodes, onChanged }: Props & { onCodes: OnCodes }) {
  const { t } = useTranslation('admin');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const body = { password, code };
  const renew = useSend(() => callAdmin('renewBackupCodes', { body }), {
    onSent: ({ backupCodes }) => onCodes(backupCodes),
  });
  const end = useSend(() => fetchAdmin('deleteTotp', { body }), { onSent: onChanged });
  const isEmpty = password === '' || code === '' || renew.isBusy || end.isBusy;
  return (
    <Form onSubmit={() => renew.send()} className="max-w-md space-y-4">
      <p>{t('codes.on', { count: admin.backupCodesLeft })}</p>
      <Password value={password} onChange={setPassword} />
      <CodeField value={code} onChange={setCode} hint={t('codes.hint')} />
      <Problem error={renew.error ?? end.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isEmpty}>
          {t('codes.renew')}
        </Button>
        {admin.totpRequired ? null : (
          <Button variant="danger" disabled={isEmpty} onClick={() => end.send()}>
            {t('codes.off')}
          </Button>
        )}
      </div>
    </Form>
  );
}
