import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { readSessionId } from '../../lib/storage.ts';

/** A document in no account that this browser can open. */
export interface DocumentAtHand {
  readonly sessionId: string;
  readonly uploadedAt: string;
}

async function findDocument(sessionId: string): Promise<DocumentAtHand | null> {
  const { inAccount, uploadedAt } = await callEndpoint('getDocument', { params: { sessionId }, retries: 0 });
  return inAccount ? null : { sessionId, uploadedAt };
}

/** Null: there is none; undefined: not known yet. */
export function useDocumentAtHand(): DocumentAtHand | null | undefined {
  const [sessionId] = useState(readSessionId);
  const { data, isPending } = useQuery({
    queryKey: ['document-at-hand', sessionId],
    queryFn: () => (sessionId === null ? null : findDocument(sessionId)),
    gcTime: 0,
    // Without a connection it fails at once; nobody waits for it to sign in.
    networkMode: 'always',
  });
  return isPending ? undefined : (data ?? null);
}
