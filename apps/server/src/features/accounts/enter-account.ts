import type { Context } from '../../context.ts';
import type { SignedIn } from '../../platform/auth/auth.ts';
import { takeDocumentsOver } from '../documents/index.ts';

/** What this browser uploaded before comes along. */
export async function enterAccount(context: Context, entered: SignedIn): Promise<SignedIn> {
  const { actor } = context;
  if (actor.kind === 'visitor' && actor.visitorId !== null)
    await takeDocumentsOver(context, actor.visitorId, entered.user.id);
  return entered;
}
