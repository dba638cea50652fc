import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Texts of some document are owed; whose are read, the queue of texts tells. */
export const readRawTextJob = defineJob({
  name: 'read-raw-text',
  payload: z.object({}),
  retries: 1,
  timeoutMs: 10 * 60_000,
});
