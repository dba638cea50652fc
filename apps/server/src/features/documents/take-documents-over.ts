import type { Context } from '../../context.ts';
import { updateOwner } from './documents.repo.ts';

/** What a browser uploaded without an account goes into the account that signed in there. */
export async function takeDocumentsOver(context: Context, visitorId: string, userId: string): Promise<void> {
  const moved = await updateOwner(context, visitorId, userId);
  if (moved > 0) context.log.info({ moved }, 'documents taken into an account');
}
