import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideGone } from '../../features/guide/guide-gone.tsx';
import { MirrorOf } from '../../features/mirror/mirror-of.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { readSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** What the applicant said before, beside what the form of the document at hand says now. */
export function MirrorPage() {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { t: frame } = useTranslation('frame');
  const [client] = useState(createQueryClient);
  const [sessionId] = useState(readSessionId);
  usePageTitle(`${t('pageTitle')} · ${frame('title')}`);
  if (sessionId === null) return <GuideGone />;
  return (
    <QueryClientProvider client={client}>
      <MirrorOf sessionId={sessionId} />
    </QueryClientProvider>
  );
}
