import type { ReadBackView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';

/** What the filled PDF says now, in the language of the screen. */
export function useReadBack(sessionId: string, isWanted: boolean) {
  const { language } = useTranslation().i18n;
  return useQuery<ReadBackView>({
    queryKey: [`/api/documents/${sessionId}/read-back`, language],
    queryFn: () =>
      callEndpoint('getReadBack', {
        params: { sessionId },
        headers: { 'accept-language': language },
        retries: 2,
      }),
    enabled: isWanted,
    staleTime: 0,
  });
}
