import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { stopMail } from './subscribers.repo.ts';
import { readUnsubscribeToken } from './to-unsubscribe-token.ts';

/**
 * No more mail with tips to the address that the token was mailed to, whoever gives it again: who types an address need
 * not be whose it is. @throws AppError email_link_invalid
 */
export async function unsubscribe(context: Context, token: string): Promise<void> {
  const emailHash = readUnsubscribeToken(context, token);
  if (!emailHash) throw new AppError('email_link_invalid');
  await stopMail(context, emailHash);
  context.log.info('an address was unsubscribed');
}
