import { z } from 'zod';
import { routes } from './routes.ts';

/** By the width of the window: under 768 px, under 1024 px, wider. */
const deviceTypes = ['mobile', 'tablet', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Kept: which page of the site, without what its address names; of `userAgent` the family and of `referrer` the host. */
const trackVisitBody = z.object({
  /** Random, and new with each visit of a browser. */
  sessionId: z.string().min(1).max(100),
  page: z.string().max(2000),
  userAgent: z.string().max(2000).optional(),
  referrer: z.string().max(4000).optional(),
  deviceType: z.enum(deviceTypes),
});

export const visitEndpoints = {
  trackVisit: {
    ...routes.trackVisit,
    summary:
      'Count a page view; nothing is kept for who does not want to be followed (`DNT: 1`, `Sec-GPC: 1`), nor of bots',
    body: trackVisitBody,
    responses: { 204: null },
    errors: ['invalid_input', 'wrong_origin'],
  },
} as const;
