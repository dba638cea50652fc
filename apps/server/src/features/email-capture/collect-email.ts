import type { EmailSource } from '@puente/contract';
import type { Context } from '../../context.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { type Giver, insertSubscriber } from './subscribers.repo.ts';
import { toBrowserFamily } from './to-browser-family.ts';
import { toReferrerHost } from './to-referrer-host.ts';

interface GivenAddress {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly source: EmailSource;
  readonly giver: Giver | null;
  readonly userAgent: string;
  readonly referrer: string;
  /** Do Not Track or Global Privacy Control: nothing is kept of the browser and where it came from. */
  readonly wantsPrivacy: boolean;
}

/**
 * Keeps an address once for who gives it, however often it is given; a name given later does not change what is kept. Nothing tells the
 * caller whether it was there before.
 * @throws AppError invalid_email
 */
export async function collectEmail(
  context: Context,
  { userAgent, referrer, wantsPrivacy, ...input }: GivenAddress,
): Promise<void> {
  await insertSubscriber(context, {
    ...input,
    email: parseEmail(input.email),
    browser: wantsPrivacy ? null : toBrowserFamily(userAgent),
    referrerHost: wantsPrivacy ? null : toReferrerHost(referrer),
  });
  context.log.info({ source: input.source }, 'an address was given');
}
