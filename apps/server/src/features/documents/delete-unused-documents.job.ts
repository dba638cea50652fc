import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const deleteUnusedDocumentsJob = defineJob({
  name: 'delete-unused-documents',
  payload: z.object({}),
  retries: 2,
  timeoutMs: 5 * 60_000,
  cron: '*/10 * * * *',
});
