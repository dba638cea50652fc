import { z } from 'zod';
import { targetFormSchema } from './documents.ts';
import { surenesses } from './field-guide.ts';
import { quickTopics } from './quick-topics.ts';
import { routes } from './routes.ts';

/** A longer question is cut off by the screen. */
export const maxQuestionLength = 2000;

/** One sentence of the base as it stands there. `content` is empty once nobody has looked for too long: only the page is told. */
export const legalSourceSchema = z.object({
  content: z.string(),
  metadata: z.object({
    id: z.string(),
    /** What it stands under. */
    title: z.string(),
    named: z.string(),
    /** Where it is looked up again; null: it has no page of its own. */
    page: z.string().nullable(),
    sure: z.enum(surenesses),
    /** The day it was looked at. */
    checked: z.iso.date(),
  }),
});
export type LegalSource = z.infer<typeof legalSourceSchema>;

const referralSchema = z.object({ code: z.string(), title: z.string(), why: z.string() });
export type LegalReferral = z.infer<typeof referralSchema>;

/**
 * answered: by sentences of the base; advice: it asks what to do, which is not said here, and what the base has on the matter
 * follows; none: the base has no source for it.
 */
export const legalAnswerSchema = z.object({
  success: z.literal(true),
  data: z.object({
    kind: z.enum(['answered', 'advice', 'none']),
    /** The answer in one piece. */
    output: z.string(),
    sources: z.array(legalSourceSchema),
    /** What in the question calls for a lawyer first. */
    referrals: z.array(referralSchema),
  }),
  /** Of a language model that chose among the sentences; 0: none was asked. */
  usage: z.object({ total_tokens: z.int() }),
  error: z.null(),
});
export type LegalAnswer = z.infer<typeof legalAnswerSchema>;

export const examKinds = ['answerable', 'outside', 'premise', 'advice', 'injection'] as const;

/** How the answers did on questions that were written apart from them. */
export const examResultSchema = z.object({
  ranOn: z.iso.date(),
  sets: z.array(
    z.object({
      /** exam: questions that were looked at while the search was made; final: kept for the end. */
      name: z.enum(['exam', 'final']),
      figures: z.array(z.object({ kind: z.enum(examKinds), right: z.int(), asked: z.int() })),
      misses: z.array(z.object({ id: z.string(), language: z.string(), question: z.string() })),
    }),
  ),
});
export type ExamResult = z.infer<typeof examResultSchema>;

/** `item`: key of an item of the guide to `formType`. With `topic`, `query` may be empty. */
const explainBody = z
  .object({
    query: z.string().trim().max(maxQuestionLength),
    formType: targetFormSchema.optional(),
    item: z.string().max(200).optional(),
    topic: z.enum(quickTopics).optional(),
  })
  .refine(({ query, topic }) => query !== '' || topic !== undefined, { path: ['query'] });

export const legalEndpoints = {
  explainLegal: {
    ...routes.explainLegal,
    summary:
      'Answer a question by sentences of the base, each with its source and the day it was looked at, or say that there is none. Language: Accept-Language. Nothing of a question is kept.',
    body: explainBody,
    responses: { 200: legalAnswerSchema },
    errors: ['invalid_input', 'wrong_origin', 'too_many_requests'],
  },
  getExamResult: {
    ...routes.getExamResult,
    summary: 'How the answers did when they were last examined',
    responses: { 200: examResultSchema },
    errors: [],
  },
  getLegalGuidance: {
    ...routes.getLegalGuidance,
    summary: 'What to know first of a form, by sentences of the base; language as for the questions',
    params: z.object({ formType: targetFormSchema }),
    responses: { 200: legalAnswerSchema },
    errors: ['invalid_input', 'wrong_origin', 'too_many_requests'],
  },
} as const;
