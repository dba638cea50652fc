import { type Endpoint, errorTable, problemSchema } from '@puente/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Answer<E extends Endpoint> = E['responses'][keyof E['responses']] extends infer R
  ? R extends z.ZodType
    ? z.output<R>
    : FastifyReply
  : never;

export interface EndpointCall<E extends Endpoint> {
  readonly params: Output<E extends { params: infer P } ? P : undefined>;
  readonly query: Output<E extends { query: infer Q } ? Q : undefined>;
  readonly body: Output<E extends { body: infer B } ? B : undefined>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const everywhere = ['bad_request', 'wrong_host', 'too_many_requests', 'internal'] as const;

function toResponses(endpoint: Endpoint): Record<number, z.ZodType> {
  const errors = [...endpoint.errors, ...everywhere].map((code) => [errorTable[code].status, problemSchema]);
  const answers = Object.entries(endpoint.responses).filter(([, schema]) => schema !== null);
  return Object.fromEntries([...errors, ...answers]);
}

/**
 * Puts an endpoint of the contract on the server: what comes in is checked against its schemas before the handler,
 * what goes out after it. The answer's status is the first one the contract names.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: EndpointCall<E>) => Promise<Answer<E>>,
  options: Pick<RouteShorthandOptions, 'bodyLimit' | 'config'> = {},
): void {
  const status = Number(Object.keys(endpoint.responses)[0]);
  app.route({
    ...options,
    config: { ...options.config, isSave: endpoint.errors.includes('not_saved') },
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.multipart && { consumes: ['multipart/form-data'] }),
      response: toResponses(endpoint),
    },
    handler: async (request, reply) => {
      const { params, query, body } = request as unknown as Pick<
        EndpointCall<E>,
        'params' | 'query' | 'body'
      >;
      const answer = await handler({ params, query, body, request, reply });
      return reply.sent || answer === reply ? reply : reply.code(status).send(answer);
    },
  });
}
