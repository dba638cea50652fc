import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthTab } from '../../lib/account/sign-in-request.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthFailure } from './auth-failure.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { ShowPassword } from './show-password.tsx';
import { useAuthForm } from './use-auth-form.ts';

const shortest = 6;

/** The fields of one tab. Another tab is another form: nothing typed is carried over. */
export function AuthForm({
  tab,
  keep,
  mayGoOn,
  onDone,
}: {
  tab: AuthTab;
  /** The document that goes along into the account, by its session id. */
  keep: string | null;
  /** Whether what is asked beside the form is answered; says so where it is not. */
  mayGoOn: () => boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('account');
  const { isBusy, fault, failure, isMailed, send, reset } = useAuthForm(tab, keep, onDone);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [shown, setShown] = useState(false);
  const isNew = tab === 'signUp';
  const typed = { email: email.trim(), password, confirm: isNew ? confirm : null };
  const submit = () => {
    if (!isBusy && mayGoOn()) send(typed);
  };
  const secret = {
    type: shown ? 'text' : 'password',
    required: true,
    minLength: shortest,
    autoComplete: isNew ? 'new-password' : 'current-password',
  };
  if (isMailed)
    return (
      <CodeForm
        email={typed.email}
        isBusy={isBusy}
        failure={failure}
        onCode={(code) => send({ ...typed, code })}
        onBack={reset}
      />
    );
  return (
    <Form onSubmit={submit} className="space-y-4">
      <EmailField
        value={email}
        onChange={setEmail}
        problem={fault === 'email' ? t('check.emailText') : null}
      />
      <TextField
        {...secret}
        label={t('fields.password')}
        name="password"
        {...(isNew && { hint: t('fields.hint') })}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={fault === 'short' ? t('check.shortText') : null}
      />
      {isNew ? (
        <TextField
          {...secret}
          label={t('fields.confirm')}
          name="confirm"
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
          problem={fault === 'match' ? t('check.matchText') : null}
        />
      ) : null}
      <ShowPassword shown={shown} onChange={setShown} />
      <AuthFailure text={failure} />
      <Button type="submit" aria-disabled={isBusy} className="w-full">
        {t(isBusy ? (isNew ? 'dialog.signingUp' : 'dialog.signingIn') : `dialog.${tab}`)}
      </Button>
    </Form>
  );
}
