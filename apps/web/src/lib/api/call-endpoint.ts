import type { endpoints } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import type { z } from 'zod';
import { buildPath } from './build-path.ts';
import { type RequestOptions, request } from './request.ts';

type Endpoints = typeof endpoints;
/** The endpoints of the back office stand apart (`admin-routes`). */
type EndpointName = keyof typeof routes;
type Responses<N extends keyof Endpoints> = Endpoints[N]['responses'];
/** What an endpoint answers, of which only the JSON counts. */
export type Answer<N extends keyof Endpoints> = Responses<N>[keyof Responses<N>] extends infer S extends
  z.ZodType
  ? z.output<S>
  : never;
/** What an endpoint takes. */
export type Body<N extends keyof Endpoints> = Endpoints[N] extends { body: infer S extends z.ZodType }
  ? z.input<S>
  : Endpoints[N] extends { multipart: true }
    ? FormData
    : undefined;

interface CallOptions<N extends EndpointName> extends Omit<RequestOptions, 'body'> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Body<N>;
}

/** Calls an endpoint of the contract and gives the raw answer. */
export function fetchEndpoint<N extends EndpointName>(name: N, options: CallOptions<N> = {}) {
  const { method, path } = routes[name];
  return request(method, buildPath(path, options.params), options);
}

/** Calls an endpoint of the contract and gives its JSON. */
export const callEndpoint = async <N extends EndpointName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<Answer<N>> => (await fetchEndpoint(name, options)).json();
