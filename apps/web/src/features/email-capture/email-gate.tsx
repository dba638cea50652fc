import { useTranslation } from 'react-i18next';
import { skipEmail } from '../../lib/visitor-email.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { EmailForm } from './email-form.tsx';

const reloadDelayMs = 1500;

interface Props {
  /** What it stands before: the answers, or the field guide. */
  readonly source: 'app_gate' | 'pre_guide';
  readonly onPassed: () => void;
}

/** Asks once for an address before what comes next is shown. Nobody needs to give one. */
export function EmailGate({ source, onPassed }: Props) {
  const { t } = useTranslation('email');
  return (
    <section className="max-w-prose space-y-6">
      <StepHeading>{t('gate.title')}</StepHeading>
      <p>{t('gate.lead')}</p>
      {source === 'app_gate' ? (
        // Nothing is typed into the form yet, and all that was read is on the server.
        <EmailForm source={source} delayMs={reloadDelayMs} onSent={() => window.location.reload()} />
      ) : (
        <EmailForm source={source} onSent={onPassed} />
      )}
      <p className="text-muted">{t('held')}</p>
      <Button
        variant="quiet"
        className="-ms-2 px-2!"
        onClick={() => {
          skipEmail();
          onPassed();
        }}
      >
        {t('gate.skip')}
      </Button>
    </section>
  );
}
