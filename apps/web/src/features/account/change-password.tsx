import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { CredentialFault } from './check-credentials.ts';
import { findNewPasswordFault } from './find-new-password-fault.ts';
import { NewPasswordFields, noPassword } from './new-password-fields.tsx';

/** A new password for somebody who is signed in and knows the one there is. */
export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('change.open')}
      </Button>
      {asking ? <ChangeDialog email={email} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function ChangeDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState(noPassword);
  const [fault, setFault] = useState<CredentialFault | null>(null);
  const { send, isBusy, error } = useSend(async () => {
    const found = await findNewPasswordFault(chosen);
    setFault(found);
    if (found) return;
    const { password: newPassword, revokeLinks } = chosen;
    await fetchEndpoint('changePassword', {
      body: { password: current, newPassword, revokeLinks },
      retries: 0,
    });
    onClose();
    const description = t(revokeLinks ? 'change.doneWithLinks' : 'change.done');
    showToast({ title: t('change.doneTitle'), description });
  });
  return (
    <Dialog title={t('change.title')} closeLabel={frame('close')} onClose={onClose}>
      <Form onSubmit={send} className="space-y-4">
        <p>{t('change.lead')}</p>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields
          value={chosen}
          onChange={setChosen}
          fault={fault}
          current={{ value: current, onChange: setCurrent }}
        />
        {error ? (
          <Notice tone="problem" title={t('reset.failedTitle')}>
            <p>{toPersonMessage(error, t('reset.failed'))}</p>
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={current === ''} aria-disabled={isBusy}>
            {t(isBusy ? 'reset.saving' : 'reset.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('change.keep')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
