import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideGone } from '../../features/guide/guide-gone.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
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
  const [client] = useState(createQueryClient);
  usePageTitle(`${title} · ${t('title')}`);
  if (sessionId === null) return <GuideGone />;
  return <QueryClientProvider client={client}>{children(sessionId)}</QueryClientProvider>;
}
