import type { DocumentView } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { refreshDocument } from '../../lib/api/use-document.ts';
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
  const [allowed, setAllowed] = useState(visionModelAllowed);
  const allow = async (wanted: boolean) => {
    setAllowed(wanted);
    try {
      await callEndpoint('allowVisionModel', {
        params: { sessionId },
        body: { allowed: wanted },
        retries: 2,
      });
      await refreshDocument(client, sessionId);
    } catch {
      setAllowed(!wanted);
      showToast({ title: t('failed'), problem: true });
    }
  };
  return (
    <div className="card p-4">
      <TickChoice
        label={t('label', { host })}
        hint={t('hint', { host })}
        checked={allowed}
        onChange={(wanted) => void allow(wanted)}
      />
    </div>
  );
}
