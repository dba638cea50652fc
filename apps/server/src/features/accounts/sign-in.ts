import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedIn } from '../../platform/auth/auth.ts';
import { parseEmail } from '../../platform/mail/parse-email.ts';
import { enterAccount } from './enter-account.ts';
import { findBrowserId } from './known-browser.ts';
import { limitGuesses } from './limit-tries.ts';
import type { Try } from './tries.ts';

interface Credentials extends Try {
  readonly password: string;
  /** What the browser shows of the accounts it was signed in to. */
  readonly browserCookie: string | undefined;
  /** The session id of the document that is to come along. */
  readonly keep: string | undefined;
}

/** Enters an account with a new session. @throws AppError invalid_email, wrong_credentials, too_many_sign_ins */
export async function signIn(context: Context, typed: Credentials): Promise<SignedIn> {
  const { address, password, browserCookie } = typed;
  const email = parseEmail(typed.email);
  const browserId = findBrowserId(context, browserCookie, email);
  const entered = await limitGuesses(context, { address, email, browserId }, () =>
    context.auth.signIn(email, password),
  );
  if (!entered) throw new AppError('wrong_credentials');
  return enterAccount(context, entered, typed.keep);
}
