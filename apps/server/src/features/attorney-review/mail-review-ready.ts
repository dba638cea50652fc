import type { Context } from '../../context.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';
import type { JobHandler } from '../../platform/queue/define-job.ts';
import { authorizeSystem } from '../documents/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { hasNotice } from './notices.repo.ts';
import { listReviewsOf } from './reviews.repo.ts';

/** Says nothing about whom or what it is about: others may read over the shoulder. */
const toText = (url: string) => `Your review is ready.

To see it, open this link and sign in:

${url}

You get this mail because a review that was asked for in your Puente account has come in.
`;

/** Tells an account by mail that a review came in; once, however often the job is repeated. */
export function createMailReviewReady(
  context: Context,
): JobHandler<{ documentId: string; reviewId: string }> {
  return async ({ payload }) => {
    const document = await authorizeSystem(context, payload.documentId);
    const owner = document?.owner ?? null;
    if (!context.mail || !document || !owner || !('userId' in owner)) return;
    const review = (await listReviewsOf(context, document)).find(({ id }) => id === payload.reviewId);
    const email = (await context.auth.findUser(owner.userId))?.email;
    if (!review || !email || (await hasNotice(context, review.linkId, review.submittedAt))) return;
    // Without a name of the document: it opens nothing without a sign-in.
    const text = toText(toOwnUrl(context.config, '/app/documents').href);
    await context.mail.send({ to: email, subject: 'Your review is ready', text });
    await addAuditEntry(context, document, {
      actor: 'system',
      linkId: review.linkId,
      action: 'notice-mailed',
    });
  };
}
