import { Menu, X } from 'lucide-react';
import { usePath } from 'raviger';
import { type ComponentType, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from '../../ui/page-link.tsx';
import { SecurityBadge } from './security-badge.tsx';

const linkLook =
  'block rounded-md px-3 py-2 font-semibold text-accent hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:underline';

/** Items of the navigation that another feature draws, with the look of the others. */
export type NavItems = ComponentType<{ look: string }>;

/** The site's navigation; on a small screen behind a button that shows and hides it. */
export function SiteNav({ AccountItems }: { AccountItems: NavItems }) {
  const { t } = useTranslation();
  const path = usePath();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It may have been opened before this code came (`pages/landing/early.ts`).
  useLayoutEffect(() => setOpen(button.current?.getAttribute('aria-expanded') === 'true'), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => () => setOpen(false), [path]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // That one is the dialog's own.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <nav aria-label={t('nav.label')} className="contents" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        data-early="menu"
        aria-expanded={open}
        aria-controls="site-nav"
        onClick={() => setOpen(!open)}
        className="group inline-flex h-11 w-10 items-center justify-center rounded-md text-accent hover:bg-accent-soft lg:hidden"
      >
        <Menu aria-hidden className="size-6 group-aria-expanded:hidden" />
        <X aria-hidden className="hidden size-6 group-aria-expanded:block" />
        <span className="sr-only">{t('nav.menu')}</span>
      </button>
      <ul id="site-nav" className="site-nav">
        <li>
          <NavLink to="/" className={linkLook}>
            {t('nav.home')}
          </NavLink>
        </li>
        <li>
          <NavLink to="/app" className={linkLook}>
            {t('nav.getStarted')}
          </NavLink>
        </li>
        <AccountItems look={linkLook} />
        <li className="px-3 py-2 sm:hidden">
          <SecurityBadge />
        </li>
      </ul>
    </nav>
  );
}
