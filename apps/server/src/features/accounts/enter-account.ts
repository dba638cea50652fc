import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedIn } from '../../platform/auth/auth.ts';
import { takeDocumentsOver } from '../documents/index.ts';
import { assertGoodPassword, parseEmail } from './check-credentials.ts';
import { limitGuesses } from './limit-tries.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
}

/** Makes an account and enters it. @throws AppError invalid_email, password_*, email_taken */
export async function signUp(context: Context, typed: Credentials): Promise<SignedIn> {
  const email = parseEmail(typed.email);
  await assertGoodPassword(typed.password, email);
  const entered = await context.auth.signUp(email, typed.password);
  if (!entered) throw new AppError('email_taken');
  context.log.info({ userId: entered.user.id }, 'account made');
  return enter(context, entered);
}

/** Enters an account with a new session. @throws AppError invalid_email, wrong_credentials, too_many_sign_ins */
export async function signIn(context: Context, { address, ...typed }: Credentials): Promise<SignedIn> {
  const email = parseEmail(typed.email);
  const entered = await limitGuesses(context, { address, email }, () =>
    context.auth.signIn(email, typed.password),
  );
  if (!entered) throw new AppError('wrong_credentials');
  return enter(context, entered);
}

/** What this browser uploaded before comes along. */
async function enter(context: Context, entered: SignedIn): Promise<SignedIn> {
  const { actor } = context;
  if (actor.kind === 'visitor' && actor.visitorId !== null)
    await takeDocumentsOver(context, actor.visitorId, entered.user.id);
  return entered;
}
