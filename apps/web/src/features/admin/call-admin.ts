import { adminRoutes } from '@puente/contract/admin-routes';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { buildPath } from '../../lib/api/build-path.ts';
import type { Answer, Body } from '../../lib/api/call-endpoint.ts';
import { request } from '../../lib/api/request.ts';

type AdminEndpoint = keyof typeof adminRoutes;
type Asked = Readonly<Record<string, string | number | null | undefined>>;

interface AdminCall<N extends AdminEndpoint> {
  readonly params?: Readonly<Record<string, string | number>>;
  /** What has no value is left out. */
  readonly query?: Asked;
  readonly body?: Body<N>;
  readonly signal?: AbortSignal;
}

/** Calls an endpoint of the back office, once, and gives the raw answer. */
export function fetchAdmin<N extends AdminEndpoint>(
  name: N,
  { params, query = {}, ...rest }: AdminCall<N> = {},
): Promise<Response> {
  const { method, path } = adminRoutes[name];
  const given = Object.entries(query).flatMap(([key, value]) =>
    value == null || value === '' ? [] : [[key, String(value)]],
  );
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return request(method, buildPath(path, params) + search, { ...rest, retries: 0 });
}

/** Calls an endpoint of the back office and gives its JSON. */
export const callAdmin = async <N extends AdminEndpoint>(
  name: N,
  options: AdminCall<N> = {},
): Promise<Answer<N>> => (await fetchAdmin(name, options)).json();

/** Who is signed in, or that nobody is: the one key that decides what the page shows. */
export const adminKey = ['getAdmin'] as const;

/** What an endpoint tells, asked anew every `everyMs` as long as the page is looked at. A session that has ended ends the page. */
export function useAdminData<N extends AdminEndpoint>(
  name: N,
  { everyMs, ...options }: Pick<AdminCall<N>, 'params' | 'query'> & { readonly everyMs?: number } = {},
) {
  const client = useQueryClient();
  return useQuery<Answer<N>>({
    queryKey: [name, options],
    queryFn: ({ signal }) =>
      callAdmin(name, { ...options, signal }).catch((error: unknown) => {
        if (isSignedOut(error)) client.setQueryData(adminKey, null);
        throw error;
      }),
    networkMode: 'always',
    // The page of a list stays until the next is there, and with it the button that has the focus.
    placeholderData: keepPreviousData,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}
