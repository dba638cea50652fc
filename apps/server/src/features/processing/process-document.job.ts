import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const processDocumentJob = defineJob({
  name: 'process-document',
  payload: z.object({ documentId: z.string() }),
  retries: 2,
  timeoutMs: 10 * 60_000,
});
