import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Tried again for about an hour: a mail server that is away comes back. */
export const mailReviewReadyJob = defineJob({
  name: 'mail-review-ready',
  payload: z.object({ documentId: z.string(), reviewId: z.string() }),
  retries: 20,
  retryDelaySeconds: 180,
  timeoutMs: 60_000,
});
