import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'puente_browser';
/** The prefix makes browsers refuse the cookie from a neighbouring host or an unencrypted page. */
const secureName = `__Host-${plainName}`;
/** Half a year after the last sign-in a browser is as good as a new one. */
const maxAgeSeconds = 180 * 24 * 60 * 60;

export const knownBrowserCookie = { name: plainName, maxAgeSeconds } as const;

const toName = (isSecure: boolean) => (isSecure ? secureName : plainName);
const toOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

/** Says which accounts this browser was signed in to (`accounts/known-browser.ts`). It opens none of them. */
export const findBrowserCookie = (request: FastifyRequest, isSecure: boolean): string | undefined =>
  request.cookies[toName(isSecure)];

export function setBrowserCookie(reply: FastifyReply, value: string, isSecure: boolean): void {
  reply.setCookie(toName(isSecure), value, { ...toOptions(isSecure), maxAge: maxAgeSeconds });
}

export function clearBrowserCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(toName(isSecure), toOptions(isSecure));
}
