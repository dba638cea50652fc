import type { EmailSource } from '@puente/contract';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
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
export const EmailForm = ({ source, withNames = false, onSuccess, successDelayMs }: Props) => {
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
          <Field label={t('firstName')} autoComplete="given-name" value={firstName} onText={setFirstName} />
          <Field label={t('lastName')} autoComplete="family-name" value={lastName} onText={setLastName} />
        </>
      ) : null}
      <Field
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        value={email}
        onText={setEmail}
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
};

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly onText: (text: string) => void;
}

const Field = ({ label, onText, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        dir="auto"
        spellCheck={false}
        className="control mt-1"
        onChange={(event) => onText(event.target.value)}
        {...input}
      />
    </div>
  );
};
