import type { MirrorView } from '@puente/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../api/call-endpoint.ts';

const mirrorKey = (sessionId: string) => [`/api/documents/${sessionId}/mirror`];

/**
 * What was said before beside what would be said now, in the language of the screen. `isOnce`: only what was said before
 * matters to the view, which stays as it is.
 */
export function useMirror(sessionId: string, { isOnce = false } = {}) {
  const { language } = useTranslation().i18n;
  return useQuery<MirrorView>({
    queryKey: [...mirrorKey(sessionId), language],
    queryFn: () =>
      callEndpoint('getMirror', {
        params: { sessionId },
        headers: { 'accept-language': language },
        retries: 2,
      }),
    staleTime: isOnce ? Number.POSITIVE_INFINITY : 0,
  });
}

/** Asks the server anew, after a word was saved. */
export function useMirrorAgain(sessionId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: mirrorKey(sessionId) });
}
