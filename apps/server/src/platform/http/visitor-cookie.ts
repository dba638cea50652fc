import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'puente_visitor';
/** The prefix makes browsers refuse the cookie from a neighbouring host or an unencrypted page. */
const secureName = `__Host-${plainName}`;
/** The longest that browsers keep a cookie; what it opens is deleted long before. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

export const visitorCookie = { name: plainName, maxAgeSeconds } as const;

const toName = (isSecure: boolean) => (isSecure ? secureName : plainName);

export const findVisitorToken = (request: FastifyRequest, isSecure: boolean): string | undefined =>
  request.cookies[toName(isSecure)];

export function setVisitorToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(toName(isSecure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: maxAgeSeconds,
  });
}

export function clearVisitorToken(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(toName(isSecure), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}
