import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const readRawTextJob = defineJob({
  name: 'read-raw-text',
  payload: z.object({ documentId: z.string() }),
  retries: 1,
  timeoutMs: 10 * 60_000,
});
