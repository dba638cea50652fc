import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideGone } from '../../features/guide/guide-gone.tsx';
import { ReadBackOf } from '../../features/read-back/read-back-of.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { readSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** What the filled form of the document at hand says, before it is signed. */
export function ReadBackPage() {
  const { t } = useTranslation('guide', { keyPrefix: 'readBack' });
  const { t: frame } = useTranslation('frame');
  const [client] = useState(createQueryClient);
  const [sessionId] = useState(readSessionId);
  usePageTitle(`${t('pageTitle')} · ${frame('title')}`);
  if (sessionId === null) return <GuideGone />;
  return (
    <QueryClientProvider client={client}>
      <ReadBackOf sessionId={sessionId} />
    </QueryClientProvider>
  );
}
