import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideGone } from '../../features/guide/guide-gone.tsx';
import { QueryScope } from '../../lib/query-scope.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** A page on the form of one document; without a document it says so. What was fetched is forgotten with the page. */
export function OfDocument({
  title,
  sessionId,
  children,
}: {
  title: string;
  sessionId: string | null;
  children: (sessionId: string) => ReactNode;
}) {
  const { t } = useTranslation('frame');
  usePageTitle(`${title} · ${t('title')}`);
  if (sessionId === null) return <GuideGone />;
  return <QueryScope>{children(sessionId)}</QueryScope>;
}
