import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSignedOut } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { ApiError, toPersonMessage } from '../../lib/api/api-error.ts';
import { fetchEndpoint, loadContract } from '../../lib/api/call-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CredentialFault, findFault } from './check-credentials.ts';
import { ShowPassword } from './show-password.tsx';

const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token');

/** Takes the token of a mailed link out of the address, where others could find it, and asks for a new password. */
export const ResetPassword = () => {
  const { t } = useTranslation('account');
  const [token] = useState(readToken);
  const [done, setDone] = useState(false);
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  if (done)
    return (
      <div role="status" className="space-y-4">
        <Notice tone="info" title={t('reset.doneTitle')}>
          <p>{t('reset.doneText')}</p>
        </Notice>
        <Button onClick={() => requestSignIn()}>{t('dialog.signIn')}</Button>
      </div>
    );
  if (!token)
    return (
      <Notice tone="warning">
        <p>{t('reset.noToken')}</p>
      </Notice>
    );
  return <NewPassword token={token} onDone={() => setDone(true)} />;
};

const NewPassword = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<CredentialFault | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [outdated, setOutdated] = useState(false);
  const save = async () => {
    setFailure(null);
    const { minPasswordLength } = await loadContract();
    const found = findFault({ email: '@', password, confirm }, minPasswordLength);
    setFault(found);
    if (found) return;
    await fetchEndpoint('resetPassword', { body: { token, password }, retries: 0 });
    setSignedOut();
    onDone();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    save()
      .catch((error: unknown) => {
        setOutdated(error instanceof ApiError && error.code === 'reset_link_invalid');
        setFailure(toPersonMessage(error, t('reset.failed')));
      })
      .finally(() => setBusy(false));
  };
  const secret = { type: shown ? 'text' : 'password', required: true, autoComplete: 'new-password' };
  return (
    <form noValidate onSubmit={send} className="max-w-xl space-y-4">
      <p>{t('reset.lead')}</p>
      <TextField
        {...secret}
        label={t('fields.newPassword')}
        name="password"
        hint={t('fields.hint')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={fault === 'short' ? t('check.shortText') : null}
      />
      <TextField
        {...secret}
        label={t('fields.confirmNew')}
        name="confirm"
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        problem={fault === 'match' ? t('check.matchText') : null}
      />
      <ShowPassword shown={shown} onChange={setShown} />
      {failure ? (
        <Notice tone="problem" title={t('reset.failedTitle')}>
          <p>{failure}</p>
          {outdated ? (
            <Button variant="secondary" onClick={() => requestSignIn({ forgot: true })}>
              {t('reset.ask')}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <Button type="submit" aria-disabled={busy}>
        {t(busy ? 'reset.saving' : 'reset.save')}
      </Button>
    </form>
  );
};
