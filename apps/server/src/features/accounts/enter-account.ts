import type { Context } from '../../context.ts';
import type { SignedIn } from '../../platform/auth/auth.ts';
import { authorizeBrowserDocuments, keepInAccount } from '../documents/index.ts';

/**
 * Of what this browser can open, the one document its person named comes along, and nothing else: on a computer that
 * others use the rest may be theirs. One that cannot be opened here keeps nobody from signing in.
 */
export async function enterAccount(
  context: Context,
  entered: SignedIn,
  keep: string | undefined,
): Promise<SignedIn> {
  if (keep === undefined) return entered;
  const own = await authorizeBrowserDocuments(context);
  const named = own.find(({ sessionId }) => sessionId === keep);
  if (named) await keepInAccount(context, named, entered.user.id);
  return entered;
}
