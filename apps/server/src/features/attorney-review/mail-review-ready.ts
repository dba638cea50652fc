import type { Context } from '../../context.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';
import { sayInEach } from '../../platform/mail/say-in-each.ts';
import type { JobHandler } from '../../platform/queue/define-job.ts';
import { speak } from '../../platform/speak.ts';
import { authorizeSystem } from '../documents/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { hasNotice } from './notices.repo.ts';
import { listReviewsOf } from './reviews.repo.ts';

/** In every language: the review comes from somebody else, and an account does not say which its owner reads. */
const toMessage = (url: string) =>
  sayInEach((language) => {
    const say = speak(language);
    return { subject: say('mail:reviewReady.subject'), text: say('mail:reviewReady.text', { url }) };
  });

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
    const message = toMessage(toOwnUrl(context.config, '/app/documents').href);
    await context.mail.send({ to: email, ...message });
    await addAuditEntry(context, document, {
      actor: 'system',
      linkId: review.linkId,
      action: 'notice-mailed',
    });
  };
}
