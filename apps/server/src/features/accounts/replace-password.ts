import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { assertGoodPassword, parseEmail } from './check-credentials.ts';
import { limitMails, type Try } from './limit-tries.ts';

function toResetUrl(config: Config, token: string): string {
  const url = toOwnUrl(config, '/reset-password');
  // After the # it goes to no server, no proxy and no log.
  url.hash = new URLSearchParams({ token }).toString();
  return url.href;
}

/** Says nothing about what the site is for: others may read over the shoulder. */
const toText = (url: string) => `Somebody, we hope you, asked for a new password for Puente.

To choose one, open this link within one hour:

${url}

If it was not you, you do not need to do anything. Your password stays as it is.
`;

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
  const text = toText(toResetUrl(context.config, token));
  await mail.send({ to: email, subject: 'A new password for Puente', text });
}

/** Sets a new password and ends every session. @throws AppError password_*, reset_link_invalid */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await assertGoodPassword(password, null);
  if (!(await context.auth.resetPassword(token, password))) throw new AppError('reset_link_invalid');
  context.log.info('password replaced by a mailed link');
}
