import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  closeSignIn,
  getSignInRequest,
  type SignInRequest,
  subscribeToSignInRequests,
} from '../../lib/account/sign-in-request.ts';
import { loadTexts } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';

type DialogView = ComponentType<{ request: SignInRequest }>;

/**
 * The place where the sign-in dialog opens, whoever asks for it. Its code is loaded when it is first needed; when it
 * does not arrive, the page under it stays, with all that was typed there.
 */
export function SignInHost() {
  const { t } = useTranslation();
  const request = useSyncExternalStore(subscribeToSignInRequests, getSignInRequest, getSignInRequest);
  const [Dialog, setDialog] = useState<DialogView | null>(null);
  const isWanted = request !== null && Dialog === null;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./auth-dialog.tsx'), loadTexts('account')]).then(
      ([module]) => setDialog(() => module.AuthDialog),
      () => {
        closeSignIn();
        showToast({ title: t('noSignIn'), description: t('tryAgain'), problem: true });
      },
    );
  }, [isWanted, t]);
  return request && Dialog ? <Dialog request={request} /> : null;
}
