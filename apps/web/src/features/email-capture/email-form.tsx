import type { EmailSource } from '@puente/contract';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
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
  const { state, send } = useEmailCapture(source, onSuccess, successDelayMs);
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const busy = state.kind === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const names = withNames ? { firstName: firstName.trim(), lastName: lastName.trim() } : {};
    if (!busy) void send({ email: email.trim(), ...names });
  };
  if (state.kind === 'thanked')
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
    // Our own words, in place of the browser's.
    <form noValidate onSubmit={submit} className="max-w-md space-y-4">
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
      {state.kind === 'asking' && state.failure ? (
        <Notice tone="problem">
          <p>{state.failure}</p>
        </Notice>
      ) : null}
      <Button type="submit" disabled={busy || email.trim() === ''}>
        {t(busy ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
