import { pagePaths } from '@puente/contract/page-paths';
import { RouterProvider, useRoutes } from 'raviger';
import { AccountItems } from './features/account/account-items.tsx';
import { SignInHost } from './features/account/sign-in-host.tsx';
import { SiteFrame } from './features/site-frame/site-frame.tsx';
import { lazyView } from './lib/i18n/lazy-view.ts';

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
);
const NotFoundPage = lazyView(() =>
  import('./pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
);

const DocumentsPage = lazyView(
  () => import('./pages/documents/documents-page.tsx').then((m) => m.DocumentsPage),
  'account',
);
const ResetPasswordPage = lazyView(
  () => import('./pages/reset-password/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  'account',
);

const FormPages = lazyView(() => import('./pages/guide/form-pages.tsx').then((m) => m.FormPages));

const AttorneyReviewPage = lazyView(
  () => import('./pages/attorney/attorney-review-page.tsx').then((m) => m.AttorneyReviewPage),
  'attorney',
  'review',
  'fields',
  'options',
);

const routes = {
  [pagePaths.home]: () => <LandingPage />,
  [pagePaths.app]: () => <StartPage />,
  [pagePaths.review]: () => <SessionLinkPage step={4} />,
  [pagePaths.generate]: () => <SessionLinkPage step={6} />,
  [pagePaths.i485Guide]: () => <FormPages guide="I-485" />,
  [pagePaths.i765Guide]: () => <FormPages guide="I-765" />,
  [pagePaths.mirror]: () => <FormPages view="mirror" />,
  [pagePaths.readBack]: () => <FormPages view="read-back" />,
  [pagePaths.documents]: () => <DocumentsPage />,
  [pagePaths.resetPassword]: () => <ResetPasswordPage />,
  [pagePaths.attorneyReview]: ({ reviewToken }: { reviewToken: string }) => (
    <AttorneyReviewPage reviewToken={reviewToken} />
  ),
  '*': () => <NotFoundPage />,
};

/** `drawn`: the page that is drawn ahead, where there is no address. */
export function AppRoutes({ drawn }: { drawn?: typeof pagePaths.home | typeof pagePaths.app }) {
  const routed = useRoutes(routes);
  return (
    <>
      <SiteFrame AccountItems={AccountItems}>
        {drawn ? <RouterProvider path={drawn}>{routes[drawn]()}</RouterProvider> : routed}
      </SiteFrame>
      <SignInHost />
    </>
  );
}
