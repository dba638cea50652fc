import { z } from 'zod';
import { documentStatusSchema, targetFormSchema } from '../documents.ts';
import { confidenceSchema } from '../evidence.ts';
import { sentenceSchema } from '../sentence.ts';
import { dailyVisitSchema } from './records.ts';
import { adminRoutes } from './routes.ts';
import { adminErrors } from './session.ts';

/** Null: fewer than five, which is not told. */
const count = z.int().min(5).nullable();

/** Every number has its definition in one sentence: the text `admin:metrics.NAME`. */
export const metricNames = [
  'visits',
  'statuses',
  'steps',
  'fieldsRead',
  'fieldsCorrected',
  'correctedAnswers',
  'blankQuestions',
  'pointsTold',
  'pointsMended',
  'minutes',
] as const;
export type MetricName = (typeof metricNames)[number];

/** How far a document came. */
export const steps = ['uploaded', 'processed', 'reviewed', 'shared', 'downloaded'] as const;
/** A filled PDF, a PDF with text, pictures of pages, or of each. */
export const paperKinds = ['form-field', 'text-layer', 'ocr', 'mixed'] as const;

export const analyticsSchema = z.object({
  /** First and last of the days that are counted, in UTC. */
  from: z.iso.date(),
  to: z.iso.date(),
  visits: z.array(dailyVisitSchema),
  statuses: z.array(z.object({ status: documentStatusSchema, count })),
  steps: z.array(z.object({ step: z.enum(steps), count })),
  reading: z.array(
    z.object({
      form: targetFormSchema,
      /** Of the paper that was read; null: not known. */
      edition: z.string().nullable(),
      paper: z.enum(paperKinds),
      /** Forms that were downloaded: the two below are of them. */
      forms: count,
      levels: z.array(z.object({ confidence: confidenceSchema, read: count, corrected: count })),
    }),
  ),
  /** Answers that people corrected, the ones corrected by the most first. `path` as in evidence, `*` for the row of a list. */
  correctedAnswers: z.array(z.object({ form: targetFormSchema, path: z.string(), count })),
  /** `id` as in the preflight. */
  blankQuestions: z.array(
    z.object({ form: targetFormSchema, id: z.string(), label: sentenceSchema.nullable(), count }),
  ),
  /** Points of the preflight by the code of their text; `missing`: a required answer that was blank. */
  points: z.array(z.object({ form: targetFormSchema, code: z.string(), told: count, mended: count })),
  minutes: z.object({
    /** Within the span in which the one in the middle lies; null: fewer than five. */
    median: z.int().nullable(),
    /** `upTo` null: longer than all others. */
    spans: z.array(z.object({ upTo: z.int().nullable(), count })),
  }),
});
export type Analytics = z.infer<typeof analyticsSchema>;

export const adminAnalyticsEndpoints = {
  getAnalytics: {
    ...adminRoutes.getAnalytics,
    summary:
      'Counts of the last 30 days. What they count, each of them, is said in one sentence (`admin:metrics` texts)',
    responses: { 200: analyticsSchema },
    errors: adminErrors,
  },
} as const;
