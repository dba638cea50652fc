import type { EmailSource, MailNews } from '@puente/contract';
import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import { toBrowserFamily } from '../../platform/http/to-browser-family.ts';
import { toNetwork } from '../../platform/http/to-network.ts';
import { toReferrerHost } from '../../platform/http/to-referrer-host.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { countAttempts } from '../attempts/index.ts';
import { mailTipsJob } from './mail-tips.job.ts';
import { addGiving, type Giver } from './subscribers.repo.ts';

/** Mails that one place may cause, as elsewhere. */
const maxFromOne = 30;
const hourMs = 60 * 60_000;

interface GivenAddress {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly source: EmailSource;
  readonly language: Language;
  readonly giver: Giver | null;
  readonly userAgent: string;
  readonly referrer: string;
  /** Do Not Track or Global Privacy Control: nothing is kept of the browser and where it came from. */
  readonly wantsPrivacy: boolean;
  /** Where the request came from. */
  readonly address: string;
}

/**
 * Keeps an address, once for who gives it, however often it is given; a name given later does not change what is kept.
 * Nothing tells the caller whether it was there before: whether a mail is due is found out after the answer.
 * @throws AppError invalid_email, too_many_mails
 */
export async function collectEmail(
  context: Context,
  { userAgent, referrer, wantsPrivacy, language, address, ...input }: GivenAddress,
): Promise<MailNews> {
  const email = parseEmail(input.email);
  const ofPlace = { of: `tips mail from ${toNetwork(address)}`, max: maxFromOne, windowMs: hourMs };
  if (context.mail) await countAttempts(context, [ofPlace], 'too_many_mails');
  const subscriberId = await addGiving(context, {
    ...input,
    email,
    browser: wantsPrivacy ? null : toBrowserFamily(userAgent),
    referrerHost: wantsPrivacy ? null : toReferrerHost(referrer),
  });
  context.log.info({ source: input.source }, 'an address was given');
  if (!context.mail) return 'none';
  await context.queue.send(mailTipsJob, { subscriberId, language, source: input.source });
  return 'sent';
}
