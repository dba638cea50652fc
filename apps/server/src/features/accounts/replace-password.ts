import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { sayInEach } from '../../platform/mail/say-in-each.ts';
import { speak } from '../../platform/speak.ts';
import { revokeAllShares } from '../sharing/index.ts';
import { authorizeMailedLink } from './accounts.policy.ts';
import { assertGoodPassword } from './check-credentials.ts';
import { limitMails } from './limit-mails.ts';
import { forgetGuesses } from './limit-tries.ts';
import type { Try } from './tries.ts';

function toResetUrl(config: Config, token: string): string {
  const url = toOwnUrl(config, '/reset-password');
  // After the # it goes to no server, no proxy and no log.
  url.hash = new URLSearchParams({ token }).toString();
  return url.href;
}

/** In every language: whoever asks need not be whose mailbox it is. */
const toMessage = (url: string) =>
  sayInEach((language) => {
    const say = speak(language);
    return { subject: say('mail:newPassword.subject'), text: say('mail:newPassword.text', { url }) };
  });

/**
 * Mails a link for a new password if there is such an account. Whoever asks learns only whether mail goes out at
 * all: the account is looked for after the answer.
 * @throws AppError mail_not_configured, invalid_email, too_many_mails, mail_failed
 */
export async function requestNewPassword(context: Context, typed: Try): Promise<void> {
  const { mail } = context;
  if (!mail) throw new AppError('mail_not_configured');
  const email = parseEmail(typed.email);
  await limitMails(context, { ...typed, email });
  await mail.check().catch((error) => {
    throw new AppError('mail_failed', { cause: error });
  });
  sendLink(context, mail, email).catch((error) =>
    context.log.error({ err: error }, 'the mail with a link for a new password did not go out'),
  );
}

async function sendLink(context: Context, mail: Mail, email: string): Promise<void> {
  const token = await context.auth.createResetToken(email);
  if (!token) return;
  await mail.send({ to: email, ...toMessage(toResetUrl(context.config, token)) });
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
  /** End the review links of all documents too: whoever knew the old password may have made some. */
  readonly revokeLinks: boolean;
  /** Where the request came from. */
  readonly address: string;
}

/**
 * Sets a new password, ends every session and every other mailed link, and forgets what others tried. Returns the
 * account's address. @throws AppError password_*, reset_link_invalid
 */
export async function resetPassword(context: Context, typed: NewPassword): Promise<string> {
  await assertGoodPassword(typed.password, null);
  const account = await authorizeMailedLink(context, typed.token);
  if (!(await context.auth.resetPassword(typed.token, typed.password)))
    throw new AppError('reset_link_invalid');
  await forgetGuesses(context, { email: account.email, address: typed.address });
  if (typed.revokeLinks) await revokeAllShares(context, account);
  context.log.info({ userId: account.id }, 'password replaced by a mailed link');
  return account.email;
}
