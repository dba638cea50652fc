import type { EmailSource } from '@puente/contract';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEmailCapture } from './use-email-capture.ts';

interface Props {
  /** Where on the site it stands. */
  readonly source: EmailSource;
  readonly withNames?: boolean;
  readonly onSuccess?: () => void;
  /** How long the thanks are shown before `onSuccess`; a second unless told. */
  readonly successDelayMs?: number;
}

/** Asks for an email address, and for names where that is wanted. */
export function EmailForm({ source, withNames = false, onSuccess, successDelayMs }: Props) {
  const { t } = useTranslation('email');
  const { send, isBusy, isSent, error } = useEmailCapture(source, onSuccess, successDelayMs);
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const submit = () => {
    const names = withNames ? { firstName: firstName.trim(), lastName: lastName.trim() } : {};
    send({ email: email.trim(), ...names });
  };
  if (isSent)
    return (
      <p
        role="status"
        className="flex items-start gap-2 rounded-md border-s-4 border-good bg-good-soft p-4 font-semibold"
      >
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        {t('thanks')}
      </p>
    );
  return (
    <Form onSubmit={submit} className="max-w-md space-y-4">
      {withNames ? (
        <>
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            autoCapitalize="words"
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            autoCapitalize="words"
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </>
      ) : null}
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {error ? (
        <Notice tone="problem">
          <p>{toPersonMessage(error, t('failed'))}</p>
        </Notice>
      ) : null}
      <Button type="submit" disabled={isBusy || email.trim() === ''}>
        {t(isBusy ? 'sending' : 'send')}
      </Button>
    </Form>
  );
}
