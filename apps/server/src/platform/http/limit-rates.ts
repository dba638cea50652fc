import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** A review follows a document five times a second and shows pages beside it; several people may share an address. */
const requestsPerMinute = 3_000;

/** Per address, an IPv6 household counting as one. Routes that cost more declare less. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    ipv6Subnet: 64,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
}
