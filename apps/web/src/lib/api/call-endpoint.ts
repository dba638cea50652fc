import type { EndpointName, endpoints } from '@puente/contract';
import type { z } from 'zod';
import { buildPath } from './build-path.ts';
import { type RequestOptions, request } from './request.ts';

type Endpoints = typeof endpoints;
type Responses<N extends EndpointName> = Endpoints[N]['responses'];
type Answer<N extends EndpointName> = Responses<N>[keyof Responses<N>] extends infer S extends z.ZodType
  ? z.output<S>
  : never;
type Body<N extends EndpointName> = Endpoints[N] extends { body: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;

export interface CallOptions<N extends EndpointName> extends Omit<RequestOptions, 'body'> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Body<N>;
}

/**
 * The contract carries the schemas' library with it, which the first view does not need: it comes with the first call.
 */
export const loadContract = () => import('@puente/contract');

/** Calls an endpoint of the contract and gives the raw answer. */
export async function fetchEndpoint<N extends EndpointName>(name: N, options: CallOptions<N> = {}) {
  const { endpoints } = await loadContract();
  const { method, path } = endpoints[name];
  return request(method, buildPath(path, options.params), options);
}

/** Calls an endpoint of the contract and gives its JSON. */
export const callEndpoint = async <N extends EndpointName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<Answer<N>> => (await fetchEndpoint(name, options)).json();
