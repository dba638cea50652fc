import { emailSources } from '@puente/contract';
import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

const payload = z.object({ subscriberId: z.string(), language: z.string(), source: z.enum(emailSources) });
export type TipsMailWanted = z.infer<typeof payload>;

/** Tried again for about an hour: a mail server that is away comes back. The address is not in it: the queue keeps it unsealed. */
export const mailTipsJob = defineJob({
  name: 'mail-tips',
  payload,
  retries: 20,
  retryDelaySeconds: 180,
  timeoutMs: 60_000,
});
