import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';

/** How long the reading takes, in words: as this server measured for such files, else as most files do. */
export function useHowLong(sessionId: string): string {
  const { t } = useTranslation('processing');
  const { data } = useQuery({
    queryKey: ['reading-time', sessionId],
    queryFn: () => callEndpoint('getReadingTime', { params: { sessionId }, retries: 1 }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const seconds = data?.seconds ?? null;
  return seconds === null ? t('takesUsually') : t('takes', { seconds });
}
