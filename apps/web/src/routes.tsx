import { pagePaths } from '@puente/contract/page-paths';
import { RouterProvider, useRoutes } from 'raviger';
import type { ReactNode } from 'react';
import { AccountItems } from './features/account/account-items.tsx';
import { SignInHost } from './features/account/sign-in-host.tsx';
import { SiteFrame } from './features/site-frame/site-frame.tsx';
import { lazyView } from './lib/i18n/lazy-view.ts';
import type { OtherPage } from './pages/other-pages.tsx';

export const LandingPage = lazyView(
  () => import('./pages/landing/landing-page.tsx').then((m) => m.LandingPage),
  'landing',
);
export const StartPage = lazyView(
  () => import('./pages/wizard/start-page.tsx').then((m) => m.StartPage),
  'wizard',
);
const SessionLinkPage = lazyView(
  () => import('./pages/wizard/session-link-page.tsx').then((m) => m.SessionLinkPage),
  'wizard',
  'idle',
);
const NotFoundPage = lazyView(
  () => import('./pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
  'not-found',
);

const OtherPages = lazyView(() => import('./pages/other-pages.tsx').then((m) => m.OtherPages));

const AttorneyReviewPage = lazyView(
  () => import('./pages/attorney/attorney-review-page.tsx').then((m) => m.AttorneyReviewPage),
  'attorney',
  'review',
  'fields',
  'options',
);

/** Every page stands behind one door, but those that have one of their own below. */
const others = Object.fromEntries(
  Object.entries(pagePaths).map(([page, path]) => [path, () => <OtherPages page={page as OtherPage} />]),
);

const routes = {
  ...others,
  [pagePaths.home]: () => <LandingPage />,
  [pagePaths.app]: () => <StartPage />,
  [pagePaths.review]: () => <SessionLinkPage step={4} />,
  [pagePaths.generate]: () => <SessionLinkPage step={6} />,
  [pagePaths.attorneyReview]: ({ reviewToken }: { reviewToken: string }) => (
    <AttorneyReviewPage reviewToken={reviewToken} />
  ),
  '*': () => <NotFoundPage />,
};

/**
 * `drawn`: the page that is drawn ahead, where there is no address. `beside`: what is to be taken over together with
 * the page; the frame around it is taken over sooner.
 */
export function AppRoutes({
  drawn,
  beside,
}: {
  drawn?: typeof pagePaths.home | typeof pagePaths.app;
  beside?: ReactNode;
}) {
  const routed = useRoutes(routes);
  return (
    <>
      <SiteFrame AccountItems={AccountItems}>
        {beside}
        {drawn ? <RouterProvider path={drawn}>{routes[drawn]()}</RouterProvider> : routed}
      </SiteFrame>
      <SignInHost />
    </>
  );
}
