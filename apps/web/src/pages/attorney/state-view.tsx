import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** A state of the page that is not the form: what it is, what to do, and the way home. */
export function StateView({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const { t } = useTranslation('attorney');
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(`${title} · ${t('pageTitle')}`);
  // It takes the place of a form that may have been long: a reader starts at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="max-w-prose space-y-6">
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {title}
      </h1>
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">
        {actions}
        <PageLink to="/" className={buttonLook('secondary')}>
          {t('home')}
        </PageLink>
      </div>
    </section>
  );
}
