import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const deleteOldVisitsJob = defineJob({
  name: 'delete-old-visits',
  payload: z.object({}),
  retries: 1,
  timeoutMs: 10 * 60_000,
  cron: '23 * * * *',
});
