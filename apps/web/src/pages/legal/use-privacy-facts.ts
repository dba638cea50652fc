import type { PrivacyFacts } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';

export const usePrivacyFacts = () =>
  useQuery<PrivacyFacts>({
    queryKey: ['/api/privacy'],
    queryFn: ({ signal }) => callEndpoint('getPrivacy', { retries: 1, signal }),
    networkMode: 'always',
  });
