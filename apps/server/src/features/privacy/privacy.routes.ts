import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { toPrivacyFacts } from './to-privacy-facts.ts';

export function registerPrivacyRoutes(app: FastifyInstance, { config }: Services): void {
  const facts = toPrivacyFacts(config);
  registerEndpoint(app, endpoints.getPrivacy, async () => facts);
}
