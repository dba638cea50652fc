import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../lib/i18n/lazy-view.ts';
import { Waiting } from '../ui/waiting.tsx';

const GuidePage = lazyView(
  () => import('./guide/guide-page.tsx').then((m) => m.GuidePage),
  'guide',
  'legal',
  'review',
);

const MailedLinkPage = lazyView(
  () => import('./mailed-link/mailed-link-page.tsx').then((m) => m.MailedLinkPage),
  'email',
);

const pages = {
  i485Guide: () => <GuidePage key="I-485" form="I-485" />,
  i765Guide: () => <GuidePage key="I-765" form="I-765" />,
  mirror: lazyView(() => import('./guide/mirror-page.tsx').then((m) => m.MirrorPage), 'guide', 'review'),
  readBack: lazyView(
    () => import('./guide/read-back-page.tsx').then((m) => m.ReadBackPage),
    'guide',
    'download',
  ),
  legalHelp: lazyView(
    () => import('./legal/legal-help-page.tsx').then((m) => m.LegalHelpPage),
    'legal',
    'email',
  ),
  limits: lazyView(() => import('./legal/limits-page.tsx').then((m) => m.LimitsPage), 'limits', 'privacy'),
  privacy: lazyView(() => import('./legal/privacy-page.tsx').then((m) => m.PrivacyPage), 'privacy'),
  documents: lazyView(() => import('./documents/documents-page.tsx').then((m) => m.DocumentsPage), 'account'),
  resetPassword: lazyView(
    () => import('./reset-password/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    'account',
  ),
  admin: lazyView(
    () => import('./admin/admin-page.tsx').then((m) => m.AdminPage),
    'admin',
    'errors',
    'fields',
    'labels',
    'review',
    'standing',
  ),
  confirmEmail: () => <MailedLinkPage key="confirmEmail" act="confirmEmail" />,
  unsubscribe: () => <MailedLinkPage key="unsubscribe" act="unsubscribe" />,
};

export type OtherPage = keyof typeof pages;

/** Pages that few people come to first. They stand behind one door, so that the first pages carry no more than that. */
export function OtherPages({ page }: { page: OtherPage }) {
  const { t } = useTranslation('frame');
  const Page = pages[page];
  return (
    <Suspense fallback={<Waiting label={t('loading')} />}>
      <Page />
    </Suspense>
  );
}
