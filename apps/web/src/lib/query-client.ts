import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { request } from './api/request.ts';

/** GET of the first element of the query key, as JSON. */
const getByKey: QueryFunction = async ({ queryKey, signal }) => {
  const response = await request('GET', String(queryKey[0]), { retries: 0, signal });
  return response.json();
};

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getByKey,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
