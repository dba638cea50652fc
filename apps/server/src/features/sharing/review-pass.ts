import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser shows to get into a review. */
export interface ReviewPass {
  /** From the address: a token, or the id of a link opened in this browser before. */
  readonly reviewToken: string;
  /** From the cookie that belongs to the link named in the address. */
  readonly sessionToken: string | undefined;
  /** Where the request came from. */
  readonly address: string;
}

/** The longest life of a link. It may be renewed after its end, so the cookie outlives the link it was made for. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

const namePrefix = 'puente_review_';
export const reviewCookie = { name: namePrefix, maxAgeSeconds } as const;

/** One a review, so that several can be open side by side. The prefix makes browsers refuse it unencrypted. */
const toName = (linkId: string, isSecure: boolean) =>
  `${isSecure ? '__Secure-' : ''}${namePrefix}${linkId.toLowerCase()}`;

export const toReviewPass = (
  request: FastifyRequest,
  reviewToken: string,
  isSecure: boolean,
): ReviewPass => ({
  reviewToken,
  sessionToken: request.cookies[toName(reviewToken, isSecure)],
  address: request.ip,
});

/** The browser sends it to this review's own endpoints and nowhere else. */
export function setReviewCookie(
  reply: FastifyReply,
  opening: { linkId: string; sessionToken: string },
  isSecure: boolean,
): void {
  reply.setCookie(toName(opening.linkId, isSecure), opening.sessionToken, {
    path: `/api/review/${opening.linkId}`,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: maxAgeSeconds,
  });
}
