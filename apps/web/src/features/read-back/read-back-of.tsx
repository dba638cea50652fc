import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { LoadFailed } from '../../lib/api/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { ReadBack } from './read-back-view.tsx';
import { useReadBack } from './use-read-back.ts';

/** The read-back of one document, for who is signed in. */
export function ReadBackOf({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('guide', { keyPrefix: 'readBack' });
  const account = useAccount();
  const { data, error, isFetching, refetch } = useReadBack(sessionId, account.kind === 'signed-in');
  if (account.kind === 'signed-out')
    return (
      <section className="max-w-prose space-y-4">
        <StepHeading>{t('pageTitle')}</StepHeading>
        <p>{t('signIn')}</p>
        <Button onClick={() => requestSignIn()}>{t('signInAction')}</Button>
      </section>
    );
  if (data) return <ReadBack readBack={data} sessionId={sessionId} />;
  if (!error || isFetching) return <Waiting label={t('loading')} />;
  return (
    <LoadFailed
      title={t('pageTitle')}
      error={error}
      otherwise={t('failed')}
      again={t('again')}
      onAgain={() => void refetch()}
    />
  );
}
