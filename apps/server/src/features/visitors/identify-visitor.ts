import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Services } from '../../context.ts';
import { findVisitorId, insertVisitor } from './visitors.repo.ts';

const tokenBytes = 32;
const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The visitor a cookie stands for; null for none, a forged or a forgotten one. */
export async function identifyVisitor(services: Services, token: string | undefined): Promise<string | null> {
  return token ? findVisitorId(services, hash(token)) : null;
}

/** A new visitor. The token goes into the cookie and is kept here only as a hash. */
export async function createVisitor(services: Services): Promise<{ visitorId: string; token: string }> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const visitorId = randomUUID();
  await insertVisitor(services, visitorId, hash(token));
  return { visitorId, token };
}
