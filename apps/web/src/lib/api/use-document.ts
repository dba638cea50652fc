import type { DocumentView } from '@puente/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadErrorTexts } from '../i18n/i18n.ts';
import { toErrorText } from '../i18n/to-error-text.ts';
import { callEndpoint } from './call-endpoint.ts';

export const documentKey = (sessionId: string) => [`/api/documents/${sessionId}`] as const;

async function getDocument(sessionId: string) {
  const document = await callEndpoint('getDocument', { params: { sessionId }, retries: 2, delayMs: 1000 });
  if (document.error) await loadErrorTexts();
  return document;
}

/** The document with its failure, if there is one, said in the language at hand. */
function sayError(document: DocumentView): DocumentView {
  if (!document.error) return document;
  return { ...document, error: { ...document.error, message: toErrorText(document.error) } };
}

/** The document of a session; with `pollMs` it is asked for again and again. */
export function useDocument(sessionId: string | null, pollMs: number | false = false) {
  const { language } = useTranslation().i18n;
  return useQuery<DocumentView>({
    queryKey: documentKey(sessionId ?? ''),
    queryFn: () => getDocument(sessionId ?? ''),
    enabled: sessionId !== null,
    refetchInterval: pollMs,
    // biome-ignore lint/correctness/useExhaustiveDependencies: what it says depends on the language
    select: useCallback((document: DocumentView) => sayError(document), [language]),
  });
}

/** Asks the server for the document now and gives the answer. */
export const refreshDocument = (client: QueryClient, sessionId: string) =>
  client.fetchQuery({
    queryKey: documentKey(sessionId),
    queryFn: () => getDocument(sessionId),
    staleTime: 0,
  });
