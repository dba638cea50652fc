import { useEffect, useState } from 'react';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { readSessionId } from '../../lib/storage.ts';

/** A document in no account that this browser can open. */
export interface DocumentAtHand {
  readonly sessionId: string;
  readonly uploadedAt: string;
}

async function findDocument(): Promise<DocumentAtHand | null> {
  const sessionId = readSessionId();
  if (sessionId === null) return null;
  const { inAccount, uploadedAt } = await callEndpoint('getDocument', { params: { sessionId }, retries: 0 });
  return inAccount ? null : { sessionId, uploadedAt };
}

/** Null: there is none; undefined: not known yet. */
export function useDocumentAtHand(): DocumentAtHand | null | undefined {
  const [found, setFound] = useState<DocumentAtHand | null>();
  useEffect(() => {
    findDocument().then(setFound, () => setFound(null));
  }, []);
  return found;
}
