import { z } from 'zod';
import { targetFormSchema } from './documents.ts';
import { noteCodes } from './processing.ts';
import { sentenceSchema } from './sentence.ts';

/** Where on the printed form; a run of pages or items is `13-21`. */
const placeSchema = z.object({ page: z.string(), part: z.string(), item: z.string() });

export const editionStatuses = ['accepted', 'not-accepted', 'unknown'] as const;
/** Whether USCIS takes the edition, as far as is known. `stale`: known too long ago to say so any more. */
export const standingSchema = z.object({
  status: z.enum(editionStatuses),
  /** One after the other they say it. */
  text: z.array(sentenceSchema),
  checkedOn: z.iso.date().nullable(),
  stale: z.boolean(),
  officialPage: z.string(),
  sources: z.array(z.object({ name: sentenceSchema, readOn: z.iso.date() })),
});
export type Standing = z.infer<typeof standingSchema>;

/** `path` is where the answer is typed in the review; null: it is given by hand on the printed form. */
export const missingItemSchema = placeSchema.extend({
  id: z.string(),
  path: z.string().nullable(),
  label: sentenceSchema,
});
export type MissingItem = z.infer<typeof missingItemSchema>;

export const signers = ['applicant', 'interpreter', 'preparer'] as const;
export const signaturePlaceSchema = placeSchema.extend({ who: z.enum(signers) });
export type SignaturePlace = z.infer<typeof signaturePlaceSchema>;

/** `sheet`: on a sheet of its own, because the form's own additional-information part is full. */
export const movedAnswerSchema = placeSchema.extend({ text: z.string(), on: z.enum(['form', 'sheet']) });
export type MovedAnswer = z.infer<typeof movedAnswerSchema>;

const valueSchema = z.union([z.string(), z.boolean(), z.null()]);
/** An answer that a person changed after it was read from the paper. */
export const editedAnswerSchema = z.object({ path: z.string(), asRead: valueSchema, now: valueSchema });
export type EditedAnswer = z.infer<typeof editedAnswerSchema>;

/** An answer whose letters the official box prints otherwise. `passport`: how machine-readable lines may spell the name. */
export const changedLettersSchema = z.object({
  path: z.string(),
  typed: z.string(),
  printed: z.string(),
  passport: z.string().nullable(),
});
export type ChangedLetters = z.infer<typeof changedLettersSchema>;
/** Something to look at, by its form-data path. `params` fill the text of its `code`. */
export const formWarningSchema = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()),
});

/** What to look at before the form leaves the site. */
export const preflightSchema = z.object({
  form: targetFormSchema,
  edition: z.string(),
  official: z.boolean(),
  /** Of the form data that this speaks of. */
  version: z.int(),
  standing: standingSchema,
  missing: z.array(missingItemSchema),
  sign: z.array(signaturePlaceSchema),
  toAdditionalInformation: z.array(movedAnswerSchema),
  editedFromPaper: z.array(editedAnswerSchema),
  changedLetters: z.array(changedLettersSchema),
  /** Of the paper as a whole: they belong to no single box. */
  notes: z.array(sentenceSchema.extend({ code: z.enum(noteCodes) })),
  /** The warnings that stand beside answers in the review, by the answer, entry or list they are about. */
  warnings: z.array(formWarningSchema),
});
export type Preflight = z.infer<typeof preflightSchema>;

const sessionParams = z.object({ sessionId: z.string().min(1).max(100) });
const fillErrors = ['not_found', 'not_signed_in', 'no_form_data', 'pdf_fill_failed'] as const;

export const fillingEndpoints = {
  getPreflight: {
    method: 'GET',
    path: '/api/documents/:sessionId/preflight',
    summary:
      'What is still blank, where to sign, how the edition stands, and what else to look at before filing',
    params: sessionParams,
    responses: { 200: preflightSchema },
    errors: ['not_found', 'no_form_data'],
  },
  getFilledPage: {
    method: 'GET',
    path: '/api/documents/:sessionId/filled-pages/:page',
    summary: 'An image of one page of the filled PDF',
    params: sessionParams.extend({ page: z.coerce.number().int().min(1).max(500) }),
    responses: { 200: null },
    errors: fillErrors,
  },
  getInstructions: {
    method: 'GET',
    path: '/api/documents/:sessionId/instructions',
    summary: 'A PDF about signing, attaching and filing this form; ?lang=en or es, else by Accept-Language',
    params: sessionParams,
    responses: { 200: null },
    errors: ['not_found', 'not_signed_in', 'no_form_data'],
  },
  getPacket: {
    method: 'GET',
    path: '/api/documents/:sessionId/packet',
    summary: 'Checklist, instructions and the filled form as one PDF; language as for the instructions',
    params: sessionParams,
    responses: { 200: null },
    errors: fillErrors,
  },
} as const;
