import type { Services } from '../../context.ts';
import { beginAgain } from './runs.repo.ts';

/** Reads a document whose reading failed once more; false when it did not fail. */
export async function retryFailedRun(services: Services, documentId: string): Promise<boolean> {
  if (!(await beginAgain(services, documentId))) return false;
  services.queue.wake('runs');
  return true;
}
