import type { SampleKind } from '@puente/contract';
import { navigate } from 'raviger';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound, toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { readSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';

/** Whether a document is at hand that nobody would find again if another one took its place. */
async function hasOwnAtHand(): Promise<boolean> {
  const sessionId = readSessionId();
  if (sessionId === null) return false;
  try {
    const { isSample, inAccount } = await callEndpoint('getDocument', { params: { sessionId }, retries: 1 });
    return !isSample && !inAccount;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/** The session of the sample; null where a document of one's own stands in its place. */
async function startSample(kind: SampleKind): Promise<string | null> {
  if (await hasOwnAtHand()) return null;
  return (await callEndpoint('createSample', { body: { kind }, retries: 0 })).sessionId;
}

/** Opens the sample that the address asks for by `?sample=scan` or `?sample=digital`. */
export function SampleStart({ query, onStarted }: { query: string; onStarted: (sessionId: string) => void }) {
  const kind = new URLSearchParams(query).get('sample') === 'scan' ? 'scan' : 'digital';
  const { t } = useTranslation('sample', { keyPrefix: 'start' });
  const { send, answer, error } = useSend(() => startSample(kind), {
    onSent: (sessionId) => {
      if (sessionId === null) return;
      onStarted(sessionId);
      navigate('/app', { replace: true });
    },
  });
  usePageTitle(t('pageTitle'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address asks for it once
  useEffect(() => send(), []);
  if (error)
    return (
      <Notice tone="problem" title={t('failed')}>
        <p>{toPersonMessage(error, t('failedText'))}</p>
        <Button onClick={() => send()}>{t('again')}</Button>
      </Notice>
    );
  if (answer === null)
    return (
      <section className="max-w-prose space-y-6">
        <StepHeading>{t('own.title')}</StepHeading>
        <p>{t('own.text')}</p>
        <a href="/app" className={buttonLook()}>
          {t('own.goOn')}
        </a>
      </section>
    );
  return (
    <section className="max-w-prose space-y-6">
      <StepHeading>{t('title')}</StepHeading>
      <p role="status">{t('lead')}</p>
    </section>
  );
}
