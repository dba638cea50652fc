import { z } from 'zod';
import { routes } from './routes.ts';

const claim = z.string().nullable();

export const claimEndpoints = {
  getClaims: {
    ...routes.getClaims,
    summary:
      'What the operator says of this site and answers for; where nothing is said, what the server measured in 30 days, once it is enough',
    responses: {
      200: z.object({
        people: claim,
        rating: claim,
        time: claim,
        /** Files read in the last 30 days, and the median of how long that took. */
        measured: z.object({ documents: z.int(), medianSeconds: z.int() }).nullable(),
      }),
    },
    errors: [],
  },
} as const;

export type SiteClaims = z.output<(typeof claimEndpoints.getClaims.responses)[200]>;
