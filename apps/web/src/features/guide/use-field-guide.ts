import type { FieldGuide } from '@puente/contract';
import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';

const guideKey = (sessionId: string) => [`/api/documents/${sessionId}/field-guide`];

/** Every item of the form at hand as the server has it now, in the language of the screen. */
export function useFieldGuide(sessionId: string) {
  const { language } = useTranslation().i18n;
  return useQuery<FieldGuide>({
    queryKey: [...guideKey(sessionId), language],
    queryFn: () =>
      callEndpoint('getFieldGuide', {
        params: { sessionId },
        headers: { 'accept-language': language },
        retries: 2,
        delayMs: 2000,
      }),
    // Answers may have changed in the review, in another tab.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Asks the server anew, after an answer. */
export function useGuideAgain(sessionId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: guideKey(sessionId) });
}

/** Whether the server is being asked: what is at hand may change any moment. */
export const useIsGuideFetching = (sessionId: string): boolean =>
  useIsFetching({ queryKey: guideKey(sessionId) }) > 0;
