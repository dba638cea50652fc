import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { getHealth } from './get-health.ts';

export function registerHealthRoutes(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, endpoints.getHealth, () => getHealth(services));
}
