import { signedInMark } from '@puente/contract/signed-in-mark';
import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'puente_session';
/** The prefix makes browsers refuse the cookie from a neighbouring host or an unencrypted page. */
const secureName = `__Host-${plainName}`;
/** As long as a session lives unused. */
const maxAgeSeconds = 24 * 60 * 60;

export const sessionCookie = { name: plainName, maxAgeSeconds } as const;

const toName = (isSecure: boolean) => (isSecure ? secureName : plainName);
const toOptions = (isSecure: boolean) => ({ path: '/', sameSite: 'lax' as const, secure: isSecure });

export const findSessionPass = (request: FastifyRequest, isSecure: boolean): string | undefined =>
  request.cookies[toName(isSecure)];

/** The page signed out while it could not reach us. */
export const isLeaving = (request: FastifyRequest): boolean =>
  request.cookies[signedInMark.cookie] === signedInMark.leaving;

export function setSessionPass(reply: FastifyReply, pass: string, isSecure: boolean): void {
  const options = { ...toOptions(isSecure), maxAge: maxAgeSeconds };
  reply.setCookie(toName(isSecure), pass, { ...options, httpOnly: true });
  reply.setCookie(signedInMark.cookie, signedInMark.here, options);
}

export function clearSessionPass(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(toName(isSecure), { ...toOptions(isSecure), httpOnly: true });
  reply.clearCookie(signedInMark.cookie, toOptions(isSecure));
}
