import type { ReceivedReviews } from '@puente/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../../../lib/account/account-store.ts';
import { callEndpoint } from '../../../../lib/api/call-endpoint.ts';
import { documentKey } from '../../../../lib/api/use-document.ts';

/** A review may come in at any time; the page says so while it is looked at. */
const askEveryMs = 30_000;

export const receivedKey = (sessionId: string) => ['reviews', sessionId] as const;

/** The reviews of a document. What other steps say about its review status follows them. */
export function useReceived(sessionId: string, reviewStatus?: ReceivedReviews['reviewStatus']) {
  const client = useQueryClient();
  // Only who has an account can have shared anything.
  const isSignedIn = useAccount().kind === 'signed-in';
  const received = useQuery<ReceivedReviews>({
    queryKey: receivedKey(sessionId),
    queryFn: () => callEndpoint('listReviews', { params: { sessionId }, retries: 1 }),
    enabled: isSignedIn,
    staleTime: 5_000,
    refetchInterval: askEveryMs,
    refetchOnWindowFocus: true,
  });
  const told = received.data?.reviewStatus;
  useEffect(() => {
    if (told === undefined || reviewStatus === undefined || told === reviewStatus) return;
    void client.invalidateQueries({ queryKey: documentKey(sessionId) });
  }, [client, sessionId, told, reviewStatus]);
  return received;
}
