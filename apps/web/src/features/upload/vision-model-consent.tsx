import type { DocumentView } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { refreshDocument } from '../../lib/api/use-document.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { TickChoice } from '../../ui/tick-choice.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Asks whether pictures of single words of this document may go to the service at `host`. */
export function VisionModelConsent({
  document: { sessionId, visionModelAllowed },
  host,
}: {
  document: DocumentView;
  host: string;
}) {
  const { t } = useTranslation('outside');
  const client = useQueryClient();
  const [isTicked, setTicked] = useState(visionModelAllowed);
  const { send, isBusy } = useSend(
    async (wanted: boolean) => {
      const body = { allowed: wanted };
      const answer = await callEndpoint('allowVisionModel', { params: { sessionId }, body, retries: 2 });
      setTicked(answer.visionModelAllowed);
    },
    {
      // What the server has is known; the rest of the page may learn it later.
      onSent: () => refreshDocument(client, sessionId).catch(() => undefined),
      onFailed: (_, wanted) => {
        setTicked(!wanted);
        showToast({ title: t('failed'), problem: true });
      },
    },
  );
  // The tick follows the finger at once, and goes back where the server could not be told.
  const tick = (wanted: boolean) => {
    if (isBusy) return;
    setTicked(wanted);
    send(wanted);
  };
  return (
    <div className="card p-4">
      <TickChoice
        label={t('label', { host })}
        hint={t('hint', { host })}
        checked={isTicked}
        onChange={tick}
      />
    </div>
  );
}
