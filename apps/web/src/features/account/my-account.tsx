import { useTranslation } from 'react-i18next';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Who is signed in, and what they can do about their account. */
export function MyAccount({ email }: { email: string }) {
  const { t } = useTranslation('account');
  return (
    <section aria-labelledby="my-account" className="space-y-4">
      <h2 id="my-account" className="text-lg font-semibold">
        {t('account.title')}
      </h2>
      <p className="[overflow-wrap:anywhere]">{t('account.email', { email })}</p>
      <p className="text-muted">{t('account.ends')}</p>
      <div className="flex flex-wrap gap-3">
        <ChangePassword email={email} />
        <SignOutEverywhere />
        <DeleteAccount email={email} />
      </div>
    </section>
  );
}
