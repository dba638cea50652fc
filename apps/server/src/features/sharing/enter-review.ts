import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';
import { countAttempts } from '../attempts/index.ts';
import { addAuditEntry } from './audit.repo.ts';
import { insertReviewerSession, updateLink } from './links.repo.ts';
import type { Admission } from './sharing.policy.ts';

const maxOpeningsAMinute = 20;
const minuteMs = 60_000;

/**
 * Notes that a reviewer looks at the review, and returns the value of the browser's cookie for it. A browser that
 * comes with its cookie has opened the link before: it is seen again, and not counted again.
 * @throws AppError too_many_requests, review_link_used
 */
export async function enterReview(context: Context, admission: Admission): Promise<string> {
  const { document, link } = admission;
  if (admission.sessionToken !== null) {
    await updateLink(context, link.id, { lastOpenedAt: context.clock() });
    return admission.sessionToken;
  }
  const limit = { of: `opening ${link.id}`, max: maxOpeningsAMinute, windowMs: minuteMs };
  await countAttempts(context, [limit], 'too_many_requests');
  const sessionToken = createToken();
  const opening = { tokenHash: admission.hash, sessionHash: hashToken(sessionToken) };
  if (!(await insertReviewerSession(context, link, opening))) throw new AppError('review_link_used');
  await addAuditEntry(context, document, { actor: 'reviewer', linkId: link.id, action: 'link-opened' });
  context.log.info({ documentId: document.id, linkId: link.id }, 'review link opened');
  return sessionToken;
}
