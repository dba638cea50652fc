import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const tidyDatabaseJob = defineJob({
  name: 'tidy-database',
  payload: z.object({}),
  retries: 1,
  timeoutMs: 10 * 60_000,
  cron: '*/10 * * * *',
});

/** At night: it stops the database for as long as it takes to write it anew. */
export const tidyDatabaseWholeJob = defineJob({
  name: 'tidy-database-whole',
  payload: z.object({}),
  retries: 0,
  timeoutMs: 30 * 60_000,
  cron: '17 3 * * *',
});
