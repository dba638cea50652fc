import { Route, Routes } from 'react-router';
import { SiteFrame } from './features/site-frame/site-frame.tsx';
import { lazyView } from './lib/i18n/lazy-view.ts';

const LandingPage = lazyView(
  () => import('./pages/landing/landing-page.tsx').then((m) => m.LandingPage),
  'landing',
);
const WizardPage = lazyView(
  () => import('./pages/wizard/wizard-page.tsx').then((m) => m.WizardPage),
  'wizard',
);
const NotFoundPage = lazyView(() =>
  import('./pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
);

export const AppRoutes = () => (
  <Routes>
    <Route element={<SiteFrame />}>
      <Route index element={<LandingPage />} />
      <Route path="/app" element={<WizardPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
