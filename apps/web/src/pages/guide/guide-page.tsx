import type { TargetForm } from '@puente/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { navigate } from 'raviger';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGuideOf } from '../../features/guide/field-guide.tsx';
import { GuideGone } from '../../features/guide/guide-gone.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { parseSessionId, readSessionId, writeSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** The document that the address names, else the one at hand. */
const findSession = (): string | null =>
  parseSessionId(new URLSearchParams(window.location.search).get('session')) ?? readSessionId();

/** The guide to every question of a form. */
export function GuidePage({ form }: { form: TargetForm }) {
  const { t } = useTranslation('guide');
  const { t: frame } = useTranslation('frame');
  const [client] = useState(createQueryClient);
  const [sessionId] = useState(findSession);
  usePageTitle(`${t('title', { form })} · ${frame('title')}`);
  // Nobody reads it off the screen, and no entry of the history holds it from here on.
  useEffect(() => {
    if (sessionId === null || !new URLSearchParams(window.location.search).has('session')) return;
    writeSessionId(sessionId);
    navigate(`${window.location.pathname}${window.location.hash}`, { replace: true });
  }, [sessionId]);
  if (sessionId === null) return <GuideGone />;
  return (
    <QueryClientProvider client={client}>
      <FieldGuideOf sessionId={sessionId} form={form} />
    </QueryClientProvider>
  );
}
