import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSignedOut } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { ApiError, toPersonMessage } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CredentialFault } from './check-credentials.ts';
import { findNewPasswordFault } from './find-new-password-fault.ts';
import { NewPasswordFields, noPassword } from './new-password-fields.tsx';

const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token');

/** Takes the token of a mailed link out of the address, where others could find it, and asks for a new password. */
export function ResetPassword() {
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
  return <NewPasswordForm token={token} onDone={() => setDone(true)} />;
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState(noPassword);
  const [fault, setFault] = useState<CredentialFault | null>(null);
  const { send, isBusy, error } = useSend(async () => {
    const found = await findNewPasswordFault(chosen);
    setFault(found);
    if (found) return;
    const { password, revokeLinks } = chosen;
    await fetchEndpoint('resetPassword', { body: { token, password, revokeLinks }, retries: 0 });
    setSignedOut();
    onDone();
  });
  const isOutdated = error instanceof ApiError && error.code === 'reset_link_invalid';
  return (
    <Form onSubmit={send} className="max-w-xl space-y-4">
      <p>{t('reset.lead')}</p>
      <NewPasswordFields value={chosen} onChange={setChosen} fault={fault} />
      {error ? (
        <Notice tone="problem" title={t('reset.failedTitle')}>
          <p>{toPersonMessage(error, t('reset.failed'))}</p>
          {isOutdated ? (
            <Button variant="secondary" onClick={() => requestSignIn({ forgot: true })}>
              {t('reset.ask')}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <Button type="submit" aria-disabled={isBusy}>
        {t(isBusy ? 'reset.saving' : 'reset.save')}
      </Button>
    </Form>
  );
}
