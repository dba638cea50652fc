import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The server has no such document for whoever asks. It may be in an account nobody is signed in to here. */
export function DocumentGone({ text, onSignedIn }: { text: string; onSignedIn: () => void }) {
  const { t } = useTranslation('idle');
  const account = useAccount();
  const signedOut = account.kind === 'signed-out';
  return (
    <Notice tone="warning" title={t('gone.title')}>
      <p>{signedOut ? t('gone.signedOut') : text}</p>
      {signedOut ? (
        <Button variant="secondary" onClick={() => requestSignIn({ onSuccess: onSignedIn })}>
          {t('gone.signIn')}
        </Button>
      ) : null}
    </Notice>
  );
}
