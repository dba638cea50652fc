import type { Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';
import { sayError } from '../../platform/say-error.ts';
import { createSetupToken, hasAdmin } from './admins.repo.ts';
import { createAdmin } from './create-admin.ts';

const setupMs = 24 * 60 * 60_000;

/**
 * At start: where nobody may enter the back office yet, makes the admin that the environment names, or returns a link by
 * which whoever holds the machine makes one. @throws Error when the admin named cannot be made
 */
export async function prepareAdmins(services: Services): Promise<string | null> {
  if (await hasAdmin(services)) return null;
  const { config, clock } = services;
  if (!config.firstAdmin) {
    const token = await createSetupToken(services, new Date(clock().getTime() + setupMs));
    const url = toOwnUrl(config, '/admin');
    // After the # it goes to no server, no proxy and no log.
    url.hash = new URLSearchParams({ setup: token }).toString();
    return url.href;
  }
  await createAdmin(services, { ...config.firstAdmin, firstName: '', lastName: '' }).catch((error) => {
    if (!(error instanceof AppError)) throw error;
    throw new Error(`ADMIN_EMAIL and ADMIN_PASSWORD make no admin. ${sayError(error.code)}`);
  });
  return null;
}
