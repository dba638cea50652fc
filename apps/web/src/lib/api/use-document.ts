import type { DocumentView } from '@puente/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callEndpoint } from './call-endpoint.ts';

export const documentKey = (sessionId: string) => [`/api/documents/${sessionId}`] as const;

const getDocument = (sessionId: string) =>
  callEndpoint('getDocument', { params: { sessionId }, retries: 2, delayMs: 1000 });

/** The document of a session; with `pollMs` it is asked for again and again. */
export const useDocument = (sessionId: string | null, pollMs: number | false = false) =>
  useQuery<DocumentView>({
    queryKey: documentKey(sessionId ?? ''),
    queryFn: () => getDocument(sessionId ?? ''),
    enabled: sessionId !== null,
    refetchInterval: pollMs,
  });

/** Asks the server for the document now and gives the answer. */
export const refreshDocument = (client: QueryClient, sessionId: string) =>
  client.fetchQuery({
    queryKey: documentKey(sessionId),
    queryFn: () => getDocument(sessionId),
    staleTime: 0,
  });
