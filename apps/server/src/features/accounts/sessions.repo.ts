import { lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { deleteOutdatedLinks } from '../../platform/auth/mailed-links.ts';
import { sessions } from '../../platform/database/schema.ts';

/** Sessions and mailed links whose time is over. */
export async function deleteOutdatedSessions(services: Services): Promise<void> {
  const now = services.clock();
  await services.db.delete(sessions).where(lt(sessions.expiresAt, now));
  await deleteOutdatedLinks(services.db, now);
}
