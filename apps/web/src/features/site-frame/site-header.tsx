import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LeaveButton } from './leave-button.tsx';
import { SecurityBadge } from './security-badge.tsx';
import { type NavItems, SiteNav } from './site-nav.tsx';

export function SiteHeader({ AccountItems }: { AccountItems: NavItems }) {
  const { t } = useTranslation();
  return (
    <header className="border-b border-line bg-white">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-1 px-4 py-3">
        <PageLink to="/" className="text-xl font-bold text-accent no-underline hover:underline">
          {t('title')}
        </PageLink>
        <SecurityBadge />
        <p className="w-full text-sm text-muted sm:order-1">{t('subtitle')}</p>
        <LanguageSwitch />
        <LeaveButton />
        <SiteNav AccountItems={AccountItems} />
      </div>
    </header>
  );
}
