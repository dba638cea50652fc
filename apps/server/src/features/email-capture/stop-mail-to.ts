import type { Services } from '../../context.ts';
import { stopMail } from './subscribers.repo.ts';
import { findEmailHash } from './subscribers-overview.repo.ts';

/** As its owner would: address and names are deleted, and nothing is mailed there again. False: there is none such. */
export async function stopMailTo(services: Services, id: string): Promise<boolean> {
  const hash = await findEmailHash(services, id);
  if (hash === undefined) return false;
  await stopMail(services, hash);
  return true;
}
