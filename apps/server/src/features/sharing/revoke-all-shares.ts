import type { Account, Context } from '../../context.ts';
import { type Authorized, authorizeOwnDocuments } from '../documents/index.ts';
import { endLink } from './end-link.ts';
import { listLinks } from './links.repo.ts';

/** Ends every link of every document of an account; also those whose time is over, which could be renewed. */
export async function revokeAllShares(context: Context, account: Authorized<Account, 'self'>): Promise<void> {
  for (const document of await authorizeOwnDocuments(context, account)) {
    for (const link of await listLinks(context, document)) {
      if (!link.revokedAt) await endLink(context, document, link.id);
    }
  }
}
