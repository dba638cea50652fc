import type { EmailSource } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { attachEmailForm } from './attach-email-form.ts';

interface Props {
  /** Where on the site it stands. */
  readonly source?: EmailSource;
  readonly withNames?: boolean;
  /** What its button says; 'Send' unless told. */
  readonly action?: string;
  readonly onSent?: () => void;
  /** How long the thanks are shown before `onSent`; a second unless told. */
  readonly delayMs?: number;
}

const thanks = ['confirm', 'kept'] as const;
const problems = ['invalid', 'failed'] as const;

/**
 * Asks for an email address, and for names where that is wanted. It is drawn with all it may come to say and changed in
 * the page itself (`attachEmailForm`): on the home page it works before, and without, the code that draws pages.
 */
export function EmailForm({ source = 'website', withNames = false, action, onSent, delayMs }: Props) {
  const { t } = useTranslation('email');
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const finish = useEffectEvent(() => onSent?.());
  useEffect(() => {
    const listening = new AbortController();
    if (form.current) attachEmailForm(form.current, listening.signal, { onSent: () => finish(), delayMs });
    return () => listening.abort();
  }, [delayMs]);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={routes.collectEmail.path}
      data-source={source}
      className="needs-script max-w-md space-y-4"
    >
      {withNames ? (
        <div data-asked className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('firstName')}
            name="firstName"
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={100}
          />
          <TextField
            label={t('lastName')}
            name="lastName"
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={100}
          />
        </div>
      ) : null}
      <div data-asked className="space-y-4">
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          aria-describedby={problemId}
        />
        <div id={problemId}>
          {problems.map((outcome) => (
            <p key={outcome} hidden data-outcome={outcome} role="alert" className="font-semibold text-bad">
              {t(outcome)}
            </p>
          ))}
        </div>
        <Button type="submit" variant="secondary" disabled>
          {action ?? t('send')}
        </Button>
      </div>
      {thanks.map((outcome) => (
        <p
          key={outcome}
          hidden
          data-outcome={outcome}
          role="status"
          tabIndex={-1}
          className="rounded-md border-s-4 border-good bg-good-soft p-4 font-semibold"
        >
          {t(outcome)}
        </p>
      ))}
    </form>
  );
}
