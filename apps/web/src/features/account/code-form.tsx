import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthFailure } from './auth-failure.tsx';

interface Props {
  readonly email: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

/** Asks for the code that was mailed. What it says is true of a new address and of one that has an account. */
export function CodeForm({ email, busy, failure, onCode, onBack }: Props) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code.trim() !== '') onCode(code);
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
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
      <Button type="submit" aria-disabled={busy} className="w-full">
        {t(busy ? 'dialog.signingUp' : 'code.send')}
      </Button>
      <Button variant="secondary" onClick={onBack} className="w-full">
        {t('code.back')}
      </Button>
    </form>
  );
}
