import { navigate } from 'raviger';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';

/** Stands where a document stood that nobody used: what happened, and how to go on. */
export function ClosedView({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('idle');
  const account = useAccount();
  const ref = useRef<HTMLElement>(null);
  usePageTitle(t('closed.pageTitle'));
  useEffect(() => {
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={ref} tabIndex={-1} className="max-w-prose space-y-6">
      <StepHeading>{t('closed.title')}</StepHeading>
      <p>{t('closed.why')}</p>
      <p>{t('closed.lost')}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={onStart}>{t('closed.start')}</Button>
        {account.kind === 'signed-out' ? (
          <Button
            variant="secondary"
            onClick={() => requestSignIn({ onSuccess: () => navigate('/app/documents') })}
          >
            {t('closed.signIn')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
