import { useTranslation } from 'react-i18next';
import { skipEmail } from '../../lib/visitor-email.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { EmailForm } from './email-form.tsx';

const reloadDelayMs = 1500;

/** Asks once for an address before the answers are shown. Nobody needs to give one. */
export function EmailGate({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('email');
  return (
    <section className="max-w-prose space-y-6">
      <StepHeading>{t('gate.title')}</StepHeading>
      <p>{t('gate.lead')}</p>
      <EmailForm
        source="app_gate"
        successDelayMs={reloadDelayMs}
        // Nothing is typed into the form yet, and all that was read is on the server.
        onSuccess={() => window.location.reload()}
      />
      <p className="text-muted">{t('kept')}</p>
      <Button
        variant="quiet"
        className="-ms-2 px-2!"
        onClick={() => {
          skipEmail();
          onSkip();
        }}
      >
        {t('gate.skip')}
      </Button>
    </section>
  );
}
