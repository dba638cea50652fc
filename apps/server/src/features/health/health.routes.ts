import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { checkWrites } from './check-writes.ts';
import { getHealth } from './get-health.ts';
import { rememberFor } from './remember-for.ts';

/** What asks often must not cost a write each time. */
const checkEveryMs = 10_000;

export function registerHealthRoutes(app: FastifyInstance, services: Services): void {
  const check = rememberFor(checkEveryMs, services.clock, () => checkWrites(services));
  registerEndpoint(app, endpoints.getLiveness, async () => ({ status: 'ok' as const }));
  registerEndpoint(app, endpoints.getHealth, async () => getHealth(services, await check()));
}
