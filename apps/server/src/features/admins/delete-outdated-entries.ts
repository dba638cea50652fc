import type { Services } from '../../context.ts';
import { deleteOutdatedAdminSessions } from '../../platform/auth/admin-sessions.ts';
import { deleteOutdatedSetups } from './admins.repo.ts';

/** Sessions of the back office and printed links whose time is over. */
export async function deleteOutdatedEntries(services: Services): Promise<void> {
  await deleteOutdatedAdminSessions(services.db, services.clock());
  await deleteOutdatedSetups(services);
}
