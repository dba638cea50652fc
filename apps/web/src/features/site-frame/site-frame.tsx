import { usePath } from 'raviger';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster } from '../../ui/toaster.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { CrashGuard } from './crash-guard.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { NavItems } from './site-nav.tsx';

/** A reviewer's page holds nothing of the reviewer's own to delete. */
const reviewersPath = '/attorney-review/';

/** What stands around every page: header, legal disclaimer, the state of the connection, toasts. */
export function SiteFrame({ AccountItems, children }: { AccountItems: NavItems; children: ReactNode }) {
  const { t } = useTranslation();
  const path = usePath();
  const isReviewers = path?.startsWith(reviewersPath) === true;
  return (
    <div className="flex min-h-dvh flex-col">
      <button
        type="button"
        data-early="skip"
        className="skip"
        // Not a link to #content: the hash holds the wizard's step.
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t('skipToContent')}
      </button>
      <SiteHeader AccountItems={AccountItems} canLeave={!isReviewers} />
      {/* As tall as the window at least: what is still to come moves nothing that is seen. */}
      <main id="content" tabIndex={-1} className="frame-width min-h-dvh grow py-5 sm:py-8">
        <CrashGuard key={path}>
          <Suspense fallback={<Waiting label={t('loading')} />}>{children}</Suspense>
        </CrashGuard>
      </main>
      <SiteFooter canErase={!isReviewers} />
      <ConnectionLine />
      <Toaster closeLabel={t('close')} regionLabel={t('notifications')} />
    </div>
  );
}
