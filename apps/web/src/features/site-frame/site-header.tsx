import { Lock, Menu } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { lazyView } from '../../lib/i18n/lazy-view.ts';

const SecurityFacts = lazyView(() => import('./security-facts.tsx').then((m) => m.SecurityFacts), 'facts');

const linkLook =
  'block rounded-md px-3 py-2 font-semibold text-accent hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:underline';

/** Items of the navigation that another feature draws, with the look of the others. */
export type NavItems = ComponentType<{ look: string }>;

export const SiteHeader = ({ AccountItems }: { AccountItems: NavItems }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const [factsOpen, setFactsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <header className="border-b border-line bg-white">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
        <div className="min-w-0 grow basis-40">
          <Link to="/" className="text-xl font-bold text-accent no-underline hover:underline">
            {t('title')}
          </Link>
          <p className="text-sm text-muted">{t('subtitle')}</p>
        </div>
        <button
          type="button"
          aria-expanded={menuOpen}
          aria-controls="site-nav"
          onClick={() => setMenuOpen((open) => !open)}
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-accent px-3 font-semibold text-accent sm:hidden"
        >
          <Menu aria-hidden className="size-5" />
          {t('nav.menu')}
        </button>
        <nav
          id="site-nav"
          aria-label={t('nav.label')}
          className={`${menuOpen ? 'block' : 'hidden'} order-last w-full sm:order-none sm:block sm:w-auto`}
        >
          <ul className="flex flex-col gap-1 sm:flex-row sm:flex-wrap sm:items-center">
            <li>
              <NavLink to="/" end className={linkLook}>
                {t('nav.home')}
              </NavLink>
            </li>
            <li>
              <NavLink to="/app" end className={linkLook}>
                {t('nav.getStarted')}
              </NavLink>
            </li>
            <AccountItems look={linkLook} />
          </ul>
        </nav>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setFactsOpen(true)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-accent px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
        >
          <Lock aria-hidden className="size-4" />
          {t('badge')}
        </button>
      </div>
      {factsOpen ? (
        <Suspense fallback={null}>
          <SecurityFacts onClose={() => setFactsOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
};
