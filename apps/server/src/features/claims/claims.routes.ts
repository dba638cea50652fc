import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { getClaims } from './get-claims.ts';

export function registerClaimRoutes(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, endpoints.getClaims, () => getClaims(services));
}
