import type { Progress } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { nothingWatched, toSecondsLeft, watch } from './time-left.ts';

const stepSeconds = 5;

/**
 * How long the reading still takes, in words: as its pages go, else as this server measured for such files, else as most
 * files take.
 */
export function useHowLong(sessionId: string, progress: Progress, now = Date.now()): string {
  const { t } = useTranslation('processing');
  const { data } = useQuery({
    queryKey: ['reading-time', sessionId],
    queryFn: () => callEndpoint('getReadingTime', { params: { sessionId }, retries: 1 }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const watched = useRef(nothingWatched);
  watched.current = watch(watched.current, progress, now);
  const usualSeconds = data?.seconds ?? null;
  const left = toSecondsLeft(watched.current, { pages: progress.pages, usualSeconds, now });
  if (left === null) return usualSeconds === null ? t('takesUsually') : t('takes', { seconds: usualSeconds });
  if (left <= stepSeconds) return t('fewSecondsLeft');
  if (left > 90) return t('minutesLeft', { count: Math.ceil(left / 60) });
  return t('secondsLeft', { seconds: Math.ceil(left / stepSeconds) * stepSeconds });
}
