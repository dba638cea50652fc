import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { EmailField } from './email-field.tsx';

/** Asks for a mail with a link for a new password; where the site sends no mail, it says so. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const { data: health, isPending } = useQuery<{ mail: boolean }>({
    queryKey: ['/api/health'],
    networkMode: 'always',
  });
  // Not known counts as yes: where no mail goes out, sending says so.
  const hasMail = health?.mail ?? true;
  if (isPending) return <Waiting label={frame('loading')} />;
  return (
    <div className="space-y-4">
      <h3 className="font-semibold">{t('forgot.title')}</h3>
      {hasMail ? (
        <MailForm />
      ) : (
        <Notice tone="warning">
          <p>{t('forgot.noMail')}</p>
        </Notice>
      )}
      <Button variant="secondary" onClick={onBack} className="w-full">
        {t('forgot.back')}
      </Button>
    </div>
  );
}

function MailForm() {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const { send, isBusy, isSent, error } = useSend(() =>
    callEndpoint('forgotPassword', { body: { email }, retries: 0 }),
  );
  if (isSent)
    return (
      <div role="status">
        <Notice tone="info" title={t('forgot.sentTitle')}>
          <p>{t('forgot.sent')}</p>
        </Notice>
      </div>
    );
  return (
    <Form onSubmit={send} className="space-y-4">
      <p>{t('forgot.lead')}</p>
      <EmailField value={email} onChange={setEmail} />
      {error ? (
        <Notice tone="problem" title={t('forgot.failedTitle')}>
          <p>{toPersonMessage(error, t('errors.network'))}</p>
        </Notice>
      ) : null}
      <Button type="submit" aria-disabled={isBusy} className="w-full">
        {t(isBusy ? 'forgot.sending' : 'forgot.send')}
      </Button>
    </Form>
  );
}
