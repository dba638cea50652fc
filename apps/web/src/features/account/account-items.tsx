import { navigate } from 'raviger';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getAccount, loadAccount, signOut, useAccount } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { moved } from '../../lib/address.ts';
import { clearSessionId } from '../../lib/storage.ts';
import { NavLink } from '../../ui/page-link.tsx';

/** The part of the site's navigation that is about the person: who is signed in, their documents, the way out. */
export function AccountItems({ look }: { look: string }) {
  const { t } = useTranslation();
  const account = useAccount();
  useEffect(() => {
    if (getAccount().kind === 'unknown') void loadAccount();
  }, []);
  const leave = async () => {
    await signOut();
    // The document at hand is in the account: this browser must not show it any more.
    clearSessionId();
    navigate('/', { state: moved });
  };
  if (account.kind === 'unknown') return null;
  if (account.kind === 'signed-out')
    return (
      <li>
        <button type="button" aria-haspopup="dialog" onClick={() => requestSignIn()} className={look}>
          {t('nav.signIn')}
        </button>
      </li>
    );
  return (
    <>
      <li>
        <NavLink to="/app/documents" className={look}>
          {t('nav.documents')}
        </NavLink>
      </li>
      <li className="flex min-w-0 flex-wrap items-center">
        <span
          className="max-w-60 truncate px-3 text-sm text-muted lg:max-w-36 lg:max-2xl:sr-only"
          title={account.user.email}
        >
          <span className="sr-only">{t('nav.signedInAs')} </span>
          {account.user.email}
        </span>
        <button type="button" onClick={() => void leave()} className={look}>
          {t('nav.signOut')}
        </button>
      </li>
    </>
  );
}
