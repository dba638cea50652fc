import type { Context } from '../../context.ts';
import { countAttempts } from '../attempts/index.ts';
import { byAddress, byEmail, hourMs, type Try } from './tries.ts';

const maxToOne = 3;
const maxFromOne = 30;

/** @throws AppError too_many_mails */
export async function limitMails(context: Context, one: Try): Promise<void> {
  const limits = [
    { of: `mail ${byEmail(one)}`, max: maxToOne, windowMs: hourMs },
    { of: `mail ${byAddress(one)}`, max: maxFromOne, windowMs: hourMs },
  ];
  await countAttempts(context, limits, 'too_many_mails');
}

/**
 * Mails for new accounts. Whether a mailbox has had its share is not told: whoever waits for a code has one by then.
 * @throws AppError too_many_mails when there were too many from one place
 */
export async function isMailboxFree(context: Context, one: Try): Promise<boolean> {
  const ofAddress = { of: `code mail ${byAddress(one)}`, max: maxFromOne, windowMs: hourMs };
  await countAttempts(context, [ofAddress], 'too_many_mails');
  const ofEmail = { of: `code mail ${byEmail(one)}`, windowMs: hourMs };
  return (await countAttempts(context, [ofEmail], 'too_many_mails')).count <= maxToOne;
}
