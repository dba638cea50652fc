import { findLanguage, type Language, languages, sourceLanguage } from '@puente/texts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountSend } from '../../lib/account/use-account-send.ts';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { checkEmail } from './check-email.ts';
import type { Share } from './use-share.ts';

/** Sends the link to one address, in the language its reader understands. */
export function EmailForm({ linkId, share }: { linkId: string; share: Share }) {
  const { t, i18n } = useTranslation('share');
  const id = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [language, setLanguage] = useState(findLanguage(i18n.language) ?? sourceLanguage);
  const say = (title: string, description: string) => {
    setProblem(description);
    showToast({ title, description, problem: true });
  };
  const { send, isBusy } = useAccountSend(
    share.formType,
    (to: { email: string; language: Language }) => share.email(linkId, to),
    {
      onSent: (_, to) => {
        setEmail('');
        showToast({ title: t('email.sent'), description: t('email.sentText', { email: to.email }) });
        share.askAnew();
      },
      onFailed: (error) => {
        say(t('email.failed'), toPersonMessage(error, t('email.failedText')));
        share.askAnew();
      },
    },
  );
  const submit = () => {
    const wrong = checkEmail(email);
    if (wrong) return say(t(`email.${wrong}`), t(`email.${wrong}Text`));
    setProblem(null);
    send({ email: email.trim(), language });
  };
  return (
    <Form onSubmit={submit} className="space-y-4">
      <div className="grid max-w-2xl gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={t('email.label')}
          problem={problem}
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          aria-describedby={`${id}-hint`}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <label htmlFor={`${id}-language`} className="font-semibold">
            {t('email.language')}
          </label>
          <select
            id={`${id}-language`}
            className="control mt-1"
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p id={`${id}-hint`} className="max-w-prose text-muted">
        {t('email.hint')}
      </p>
      <Button
        type="submit"
        variant="secondary"
        disabled={isBusy || share.isBusy}
        className="w-full sm:w-auto"
      >
        {t(isBusy ? 'email.sending' : 'email.send')}
      </Button>
    </Form>
  );
}
