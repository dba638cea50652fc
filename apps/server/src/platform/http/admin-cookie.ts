import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'puente_admin';
/** The prefix makes browsers refuse the cookie from a neighbouring host or an unencrypted page. */
const secureName = `__Host-${plainName}`;

const toName = (isSecure: boolean) => (isSecure ? secureName : plainName);
/** `strict`: no other site leads into the back office. Without an age it goes with the browser's window. */
const toOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure }) as const;

/** What opens a session of the back office. */
export const findAdminToken = (request: FastifyRequest, isSecure: boolean): string | undefined =>
  request.cookies[toName(isSecure)];

export function setAdminToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(toName(isSecure), token, toOptions(isSecure));
}

export function clearAdminToken(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(toName(isSecure), toOptions(isSecure));
}
