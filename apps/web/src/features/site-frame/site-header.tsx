import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LeaveButton } from './leave-button.tsx';
import { SecurityBadge } from './security-badge.tsx';
import { type NavItems, SiteNav } from './site-nav.tsx';

/** One line that stays in sight, so that the way out is always at hand. `canLeave`: whoever is here may have to hide it. */
export function SiteHeader({ AccountItems, canLeave }: { AccountItems: NavItems; canLeave: boolean }) {
  const { t } = useTranslation();
  const isSignedIn = useAccount().kind === 'signed-in';
  return (
    <header className="site-header print:hidden">
      <div className="frame-width line">
        <PageLink to="/" className="font-semibold text-accent no-underline hover:underline sm:text-lg">
          {t('title')}
        </PageLink>
        {/* Whoever is signed in has more to press, and the way out is to stay in the same line. */}
        {isSignedIn ? null : (
          <p className="hidden min-w-0 truncate text-sm text-muted xl:block">{t('subtitle')}</p>
        )}
        <div className="line">
          <div className="hidden sm:block">
            <SecurityBadge />
          </div>
          <LanguageSwitch />
          {canLeave ? <LeaveButton /> : null}
        </div>
        <SiteNav AccountItems={AccountItems} />
      </div>
    </header>
  );
}
