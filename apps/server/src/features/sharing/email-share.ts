import { findLanguage } from '@puente/texts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { toNetwork } from '../../platform/http/to-network.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';
import { countAttempts } from '../attempts/index.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { addAuditEntry } from './audit.repo.ts';
import { getActiveLink } from './get-own-link.ts';
import { deleteToken, insertToken, type ListedLink, updateLink } from './links.repo.ts';
import { isMailable, type Origin, toReviewUrl } from './to-review-url.ts';
import { toShareMail } from './to-share-mail.ts';

const hourMs = 60 * 60_000;

/** Enough to reach every lawyer of a case, too few to bother anybody with. */
const toLimits = (document: Document, email: string, address: string) => [
  { of: `share mail for ${email}`, max: 5, windowMs: hourMs },
  { of: `share mail about ${document.id}`, max: 20, windowMs: hourMs },
  { of: `share mail from ${toNetwork(address)}`, max: 30, windowMs: hourMs },
];

export interface ShareMail {
  readonly id: string;
  readonly email: string;
  /** Tag of the language the mail is in. */
  readonly language: string;
  readonly timeZone: string;
  readonly origin: Origin;
  /** Where the request came from. */
  readonly address: string;
}

function toMessage(context: Context, mail: ShareMail, link: ListedLink, token: string) {
  const url = toReviewUrl(context.config, mail.origin, token);
  const language = findLanguage(mail.language);
  if (!language)
    throw new AppError('invalid_input', {
      issues: [{ path: 'language', message: 'is no language of ours' }],
    });
  try {
    return toShareMail({ ...link, url }, { ...mail, language });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('invalid_input', { issues: [{ path: 'timeZone', message: 'is no time zone' }] });
  }
}

/**
 * Mails a link with a token of its own. The receiver's address is used and not kept.
 * @throws AppError not_found, link_*, mail_not_configured, invalid_email, invalid_input, too_many_mails, mail_failed
 */
export async function emailShare(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  typed: ShareMail,
): Promise<Date> {
  const link = await getActiveLink(context, document, typed.id);
  const { id: linkId } = link;
  const { mail } = context;
  if (!mail || !isMailable(context.config, typed.origin)) throw new AppError('mail_not_configured');
  const to = parseEmail(typed.email);
  const token = createToken();
  const message = toMessage(context, typed, link, token);
  await countAttempts(context, toLimits(document, to, typed.address), 'too_many_mails');
  await insertToken(context, linkId, hashToken(token));
  await mail.send({ to, ...message }).catch(async (error) => {
    await deleteToken(context, hashToken(token));
    throw new AppError('mail_failed', { cause: error });
  });
  const emailedAt = context.clock();
  await updateLink(context, linkId, { emailedAt });
  await addAuditEntry(context, document, { actor: 'applicant', linkId, action: 'link-emailed' });
  return emailedAt;
}
