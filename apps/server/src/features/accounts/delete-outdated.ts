import type { Services } from '../../context.ts';
import { deleteOutdatedAttempts } from '../attempts/index.ts';
import { deleteOutdatedSessions } from './sessions.repo.ts';

/** Sessions, mailed links and counts whose time is over. */
export async function deleteOutdated(services: Services): Promise<void> {
  await deleteOutdatedAttempts(services);
  await deleteOutdatedSessions(services);
}
