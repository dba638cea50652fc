import { navigate } from 'raviger';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSignedOut } from '../../lib/account/account-store.ts';
import { moved } from '../../lib/address.ts';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { clearSessionId, keepLanguage } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The way to have the account and all that is in it deleted. */
export function DeleteAccount({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('account.delete')}
      </Button>
      {asking ? <Confirm email={email} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Confirm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const [password, setPassword] = useState('');
  const onSent = () => {
    clearSessionId();
    setSignedOut();
    showToast({ title: t('account.deletedTitle'), description: t('account.deletedText') });
    navigate('/', { state: moved });
  };
  const { send, isBusy, error } = useSend(
    () => keepLanguage(fetchEndpoint('deleteAccount', { body: { password }, retries: 0 })),
    { onSent },
  );
  return (
    <Dialog title={t('account.confirm.title')} closeLabel={frame('close')} onClose={onClose}>
      <Form onSubmit={send} className="space-y-5">
        <p>{t('account.confirm.text')}</p>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          label={t('fields.password')}
          type="password"
          name="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(change) => setPassword(change.target.value)}
        />
        {error ? (
          <Notice tone="problem" title={t('account.failedTitle')}>
            <p>{toPersonMessage(error, t('account.failed'))}</p>
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy || password === ''}>
            {t(isBusy ? 'account.confirm.busy' : 'account.confirm.yes')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('account.confirm.no')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
