import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';

const pollMs = 3000;

/** How many files will be read before this one, in words; empty when it does not wait. */
export function useQueuePlace(sessionId: string, mayWait: boolean): string {
  const { t } = useTranslation('processing');
  const { data } = useQuery({
    queryKey: ['queue-place', sessionId],
    queryFn: () => callEndpoint('getQueuePlace', { params: { sessionId } }),
    enabled: mayWait,
    refetchInterval: pollMs,
  });
  const filesBefore = data?.filesBefore ?? null;
  return mayWait && filesBefore !== null ? t('waits', { count: filesBefore }) : '';
}
