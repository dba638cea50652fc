import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedIn } from '../../platform/auth/auth.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { assertGoodPassword } from './check-credentials.ts';
import { isEmailCode, toEmailCode } from './email-code.ts';
import { enterAccount } from './enter-account.ts';
import { isMailboxFree } from './limit-mails.ts';
import { limitTakenAddresses } from './limit-taken-addresses.ts';
import { limitGuesses } from './limit-tries.ts';
import { toCodeMail, toTakenMail } from './to-sign-up-mail.ts';
import type { Try } from './tries.ts';

interface NewAccount extends Try {
  readonly password: string;
  /** From the mail that proves the address. */
  readonly code: string | undefined;
  /** The session id of the document that is to come along. */
  readonly keep: string | undefined;
}

/**
 * Makes an account and enters it. Where mail goes out, the address is proven first by a code, and null says that a mail
 * is on its way: whoever asks learns nothing about who has an account, its owner learns that somebody asked.
 * @throws AppError invalid_email, password_*, email_taken, too_many_sign_ins, email_code_wrong, mail_failed, too_many_mails
 */
export async function signUp(context: Context, typed: NewAccount): Promise<SignedIn | null> {
  const asked = { ...typed, email: parseEmail(typed.email) };
  await assertGoodPassword(asked.password, asked.email);
  if (!context.mail) return signUpAtOnce(context, asked);
  if (asked.code !== undefined) return confirm(context, asked, asked.code);
  await mailCode(context, context.mail, asked);
  return null;
}

async function make(context: Context, { email, password }: NewAccount): Promise<SignedIn | null> {
  const created = await context.auth.signUp(email, password);
  if (created) context.log.info({ userId: created.user.id }, 'account made');
  return created;
}

async function signUpAtOnce(context: Context, asked: NewAccount): Promise<SignedIn> {
  const created = await limitTakenAddresses(context, asked, () => make(context, asked));
  if (!created) throw new AppError('email_taken');
  return enterAccount(context, created, asked.keep);
}

/** Sent twice, it is a sign-in the second time. */
async function confirm(context: Context, asked: NewAccount, code: string): Promise<SignedIn> {
  const { address, email, password } = asked;
  const tryCode = async () =>
    isEmailCode(context, email, code)
      ? ((await make(context, asked)) ?? (await context.auth.signIn(email, password)))
      : null;
  const entered = await limitGuesses(context, { address, email, browserId: null }, tryCode, 'confirm');
  if (!entered) throw new AppError('email_code_wrong');
  return enterAccount(context, entered, asked.keep);
}

/** The account is looked for after the answer: its time tells nothing either. */
async function mailCode(context: Context, mail: Mail, asked: NewAccount): Promise<void> {
  const isFree = await isMailboxFree(context, asked);
  await mail.check().catch((error) => {
    throw new AppError('mail_failed', { cause: error });
  });
  if (!isFree) return;
  send(context, mail, asked.email).catch((error) =>
    context.log.error({ err: error }, 'the mail for a new account did not go out'),
  );
}

async function send(context: Context, mail: Mail, email: string): Promise<void> {
  const isTaken = await context.auth.hasUser(email);
  const message = isTaken ? toTakenMail(context.config) : toCodeMail(toEmailCode(context, email));
  await mail.send({ to: email, ...message });
}
