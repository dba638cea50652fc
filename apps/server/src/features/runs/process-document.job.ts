import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Some run waits; which one is begun, the queue of runs tells. */
export const processDocumentJob = defineJob({
  name: 'process-document',
  payload: z.object({}),
  retries: 2,
  timeoutMs: 10 * 60_000,
});
