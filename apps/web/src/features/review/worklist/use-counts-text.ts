import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import type { StopCounts } from '../model/worklist.ts';

/** '11 answers to check, 6 are missing'; empty where nothing is open. */
export function useCountsText() {
  const t = useReviewTexts();
  return ({ toCheck, missing }: StopCounts): string =>
    [
      ...(toCheck > 0 ? [t('toCheck', { count: toCheck })] : []),
      ...(missing > 0 ? [t('missing', { count: missing })] : []),
    ].join(', ');
}
