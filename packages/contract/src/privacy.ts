import { z } from 'zod';
import { routes } from './routes.ts';

export const cookieCodes = [
  'visitor',
  'document',
  'session',
  'signedIn',
  'knownBrowser',
  'review',
  'language',
] as const;

/** What a server keeps, for how long, and whom it tells, as it is set up: numbers, switches and hosts, no words. */
export const privacyFactsSchema = z.object({
  /** As the operator says it; null: not said. */
  operator: z.object({ name: z.string().nullable(), contact: z.string().nullable() }),
  documents: z.object({
    /** Without an account: deleted so long after the last use, and closed so long after it. */
    anonymousHours: z.number(),
    openMinutes: z.number(),
    /** Of one document; the second while a review link is open. */
    maxVersions: z.int(),
    maxVersionsDuringReview: z.int(),
  }),
  account: z.object({ idleHours: z.number(), sessionDays: z.number(), resetMinutes: z.number() }),
  /** What lives a review link may be given. */
  linkHours: z.array(z.number()),
  readingTimeDays: z.number(),
  /** Counts of what became of documents, without whose they were. */
  countDays: z.number(),
  visitDays: z.number(),
  /** Whether this server can tell from which country a visit comes. */
  visitCountry: z.boolean(),
  /** `hours` null: until the browser is closed. `name` ends in `…` where more follows. */
  cookies: z.array(z.object({ code: z.enum(cookieCodes), name: z.string(), hours: z.number().nullable() })),
  /** Whether each request leaves a line in the log: its route, status and time. */
  logsRequests: z.boolean(),
  /** Whether it lies in the folder of the data it opens. */
  keyBesideData: z.boolean(),
  database: z.enum(['embedded', 'server']),
  onlyEncrypted: z.boolean(),
  /** Null: no mail is sent. `host` null: on the operator's own machine or network. */
  mail: z.object({ host: z.string().nullable(), alwaysEncrypted: z.boolean() }).nullable(),
  /** As `health` tells them. */
  visionModel: z.string().nullable(),
  legalModel: z.string().nullable(),
});
export type PrivacyFacts = z.infer<typeof privacyFactsSchema>;

export const privacyEndpoints = {
  getPrivacy: {
    ...routes.getPrivacy,
    summary: 'What this server keeps, for how long, and what leaves it, as it is set up now',
    responses: { 200: privacyFactsSchema },
    errors: [],
  },
} as const;
