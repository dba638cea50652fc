import { findLanguage, type Language, languages, sourceLanguage } from '@puente/texts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
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
  const send = () => {
    const wrong = checkEmail(email);
    if (wrong) return say(t(`email.${wrong}`), t(`email.${wrong}Text`));
    const to = email.trim();
    setProblem(null);
    share.attempt({
      act: async () => {
        await share.email(linkId, { email: to, language });
        setEmail('');
        showToast({ title: t('email.sent'), description: t('email.sentText', { email: to }) });
      },
      fallback: t('email.failedText'),
      onFailure: (message) => say(t('email.failed'), message),
    });
  };
  return (
    <Form onSubmit={send} className="space-y-4">
      <div className="grid max-w-2xl gap-4 sm:grid-cols-[2fr_1fr]">
        <div>
          <label htmlFor={id} className="font-semibold">
            {t('email.label')}
          </label>
          <input
            id={id}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            className="control mt-1"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {problem ? (
            <p id={`${id}-problem`} className="mt-1 font-semibold text-bad">
              {problem}
            </p>
          ) : null}
        </div>
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
      <Button type="submit" disabled={share.busy} className="w-full sm:w-auto">
        {t(share.busy ? 'email.sending' : 'email.send')}
      </Button>
    </Form>
  );
}
