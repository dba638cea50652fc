import type { DocumentView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { toVerdict, type Verdict } from './to-verdict.ts';

/** What a file is, before it is read. A look that fails says nothing: reading will. */
export function useFirstLook({ sessionId, status }: Pick<DocumentView, 'sessionId' | 'status'>): {
  readonly isLooking: boolean;
  readonly verdict: Verdict | null;
} {
  const { data, isLoading } = useQuery({
    queryKey: ['first-look', sessionId],
    // Called off when the person goes elsewhere: a look is work, and the document may be deleted meanwhile.
    queryFn: ({ signal }) => callEndpoint('getFirstLook', { params: { sessionId }, retries: 1, signal }),
    enabled: status === 'uploaded',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const look = status === 'uploaded' ? data?.look : null;
  return { isLooking: isLoading, verdict: look ? toVerdict(look) : null };
}
