import type { DocumentView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../lib/account/account-store.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';

export type ReviewStanding = 'approved' | 'pending' | 'notAsked';

/** What an attorney says of the form; null until it is known whether one was asked. Only an account can ask. */
export function useReviewStanding({
  sessionId,
  formType,
  inAccount,
  reviewStatus,
}: DocumentView): ReviewStanding | null {
  const isUnknown = reviewStatus === 'pending' && inAccount;
  const isSignedIn = useAccount().kind === 'signed-in';
  const { data, isError } = useQuery({
    queryKey: ['asked-for-review', sessionId, formType],
    queryFn: async () => {
      const { links } = await callEndpoint('listShares', { params: { sessionId }, retries: 1 });
      return links.some((link) => link.formType === formType);
    },
    enabled: isUnknown && isSignedIn,
    staleTime: 0,
  });
  if (reviewStatus === 'approved') return 'approved';
  if (reviewStatus === 'reviewed' || isError) return 'pending';
  if (!isUnknown) return 'notAsked';
  if (data === undefined) return null;
  return data ? 'pending' : 'notAsked';
}
