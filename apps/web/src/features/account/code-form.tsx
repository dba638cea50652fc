import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthFailure } from './auth-failure.tsx';

interface Props {
  readonly email: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

/** Asks for the code that was mailed. What it says is true of a new address and of one that has an account. */
export function CodeForm({ email, isBusy, failure, onCode, onBack }: Props) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const send = () => {
    if (!isBusy && code.trim() !== '') onCode(code);
  };
  return (
    <Form onSubmit={send} className="space-y-4">
      <div role="status">
        <Notice tone="info" title={t('forgot.sentTitle')}>
          <p className="[overflow-wrap:anywhere]">{t('code.sent', { email })}</p>
          <p>{t('code.taken')}</p>
        </Notice>
      </div>
      <TextField
        label={t('code.field')}
        hint={t('code.hint')}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <AuthFailure text={failure} />
      <Button type="submit" aria-disabled={isBusy} className="w-full">
        {t(isBusy ? 'dialog.signingUp' : 'code.send')}
      </Button>
      <Button variant="secondary" onClick={onBack} className="w-full">
        {t('code.back')}
      </Button>
    </Form>
  );
}
