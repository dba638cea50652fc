import type { Preflight } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';

export const preflightKey = (sessionId: string) => [`/api/documents/${sessionId}/preflight`];

/** What to look at before filing, of the answers as the server has them now. */
export const usePreflight = (sessionId: string) =>
  useQuery<Preflight>({
    queryKey: preflightKey(sessionId),
    queryFn: () => callEndpoint('getPreflight', { params: { sessionId }, retries: 2 }),
    // The answers may have changed since the step was last open.
    staleTime: 0,
  });
