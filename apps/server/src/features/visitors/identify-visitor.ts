import { randomUUID } from 'node:crypto';
import type { Services } from '../../context.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';
import { insertVisitor } from './visitors.repo.ts';

/** A new visitor. The token goes into the cookie and is kept here only as a hash. */
export async function createVisitor(services: Services): Promise<{ visitorId: string; token: string }> {
  const token = createToken();
  const visitorId = randomUUID();
  await insertVisitor(services, visitorId, hashToken(token));
  return { visitorId, token };
}
