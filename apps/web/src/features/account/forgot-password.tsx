import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { EmailField } from './email-field.tsx';

type State = 'idle' | 'busy' | 'sent';

/** Asks for a mail with a link for a new password; where the site sends no mail, it says so. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const [hasMail, setHasMail] = useState<boolean | null>(null);
  useEffect(() => {
    // When the server does not say, sending will.
    callEndpoint('getHealth', { retries: 1 }).then(
      ({ mail }) => setHasMail(mail),
      () => setHasMail(true),
    );
  }, []);
  if (hasMail === null) return <Waiting label={frame('loading')} />;
  return (
    <div className="space-y-4">
      <h3 className="text-lg font-semibold">{t('forgot.title')}</h3>
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
  const [state, setState] = useState<State>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setFailure(null);
    try {
      await callEndpoint('forgotPassword', { body: { email }, retries: 0 });
      setState('sent');
    } catch (error) {
      setState('idle');
      setFailure(toPersonMessage(error, t('errors.network')));
    }
  };
  if (state === 'sent')
    return (
      <div role="status">
        <Notice tone="info" title={t('forgot.sentTitle')}>
          <p>{t('forgot.sent')}</p>
        </Notice>
      </div>
    );
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="space-y-4">
      <p>{t('forgot.lead')}</p>
      <EmailField value={email} onChange={setEmail} />
      {failure ? (
        <Notice tone="problem" title={t('forgot.failedTitle')}>
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Button type="submit" aria-disabled={state === 'busy'} className="w-full">
        {t(state === 'busy' ? 'forgot.sending' : 'forgot.send')}
      </Button>
    </form>
  );
}
