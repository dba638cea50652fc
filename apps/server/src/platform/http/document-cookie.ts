import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const plainPrefix = 'puente_doc_';
const nameLength = 16;

/** `__Host-` makes browsers refuse the cookie from a neighbouring host or an unencrypted page. */
const toPrefix = (isSecure: boolean) => (isSecure ? `__Host-${plainPrefix}` : plainPrefix);

/** Not the session id itself: it would stand in every request. */
const toName = (sessionId: string, isSecure: boolean) =>
  toPrefix(isSecure) + createHash('sha256').update(sessionId).digest('hex').slice(0, nameLength);

/** By the cookie's name, on an encrypted page or not. */
export const isDocumentPass = (name: string): boolean =>
  [true, false].some((isSecure) => name.startsWith(toPrefix(isSecure)));

const toOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

const listNames = (request: FastifyRequest, isSecure: boolean) =>
  Object.keys(request.cookies).filter((name) => name.startsWith(toPrefix(isSecure)));

/** The passes to documents in no account that this browser holds. */
export const listDocumentPasses = (request: FastifyRequest, isSecure: boolean): string[] =>
  listNames(request, isSecure).flatMap((name) => request.cookies[name] || []);

/** Until the browser is closed. */
export function setDocumentPass(
  reply: FastifyReply,
  sessionId: string,
  pass: string,
  isSecure: boolean,
): void {
  reply.setCookie(toName(sessionId, isSecure), pass, toOptions(isSecure));
}

export function clearDocumentPass(reply: FastifyReply, sessionId: string, isSecure: boolean): void {
  reply.clearCookie(toName(sessionId, isSecure), toOptions(isSecure));
}

export function clearDocumentPasses(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  for (const name of listNames(request, isSecure)) reply.clearCookie(name, toOptions(isSecure));
}
