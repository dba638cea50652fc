import { z } from 'zod';
import { targetFormSchema } from './documents.ts';
import { fileErrors } from './errors.ts';
import { noteCodes } from './processing.ts';
import { routes } from './routes.ts';
import { sentenceSchema } from './sentence.ts';

/** Where on the printed form; a run of pages or items is `13-21`. */
const placeSchema = z.object({ page: z.string(), part: z.string(), item: z.string() });

export const editionStatuses = ['accepted', 'not-accepted', 'unknown'] as const;
/**
 * Whether USCIS takes the edition, as far as is known. `stale`: nobody has looked since `checkBy`, so that an acceptance
 * is unknown, and a refusal is told as what was.
 */
export const standingSchema = z.object({
  status: z.enum(editionStatuses),
  title: sentenceSchema,
  /** One after the other they say it. */
  text: z.array(sentenceSchema),
  checkedOn: z.iso.date().nullable(),
  checkBy: z.iso.date().nullable(),
  stale: z.boolean(),
  /** Of an edition reported as refused: that it is filled for practice, not for filing. */
  practice: sentenceSchema.nullable(),
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

/**
 * An answer for a box that the edition does not have (`gone`), or not surely (`uncertain`): it is left to the person's own
 * hand. The place is that of the edition Puente knows. `text` null: the box is ticked.
 */
export const byHandSchema = placeSchema.extend({
  text: z.string().nullable(),
  reason: z.enum(['gone', 'uncertain']),
});
export type ByHand = z.infer<typeof byHandSchema>;

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

/**
 * A blank that the applicant added for one document. `match`: of an edition that nobody described, with the nearest one
 * that is known; null: of a known one.
 */
export const ownBlankSchema = z.object({
  edition: z.string(),
  match: z
    .object({
      knownEdition: z.string(),
      /** Boxes of the known edition, and how many of them were found for certain. */
      boxes: z.int(),
      certain: z.int(),
      /** Questions with boxes that the known edition does not have. `part` and `item` empty: without a number. */
      unknownPlaces: z.array(placeSchema),
    })
    .nullable(),
});
export type OwnBlank = z.infer<typeof ownBlankSchema>;

/**
 * A question that only the edition at hand asks, by what is printed there; the person answers it here. Boxes of one
 * `group` exclude each other.
 */
export const newQuestionSchema = placeSchema.extend({
  print: z.string(),
  boxes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['text', 'checkbox', 'choice']),
      label: z.string(),
      group: z.string().nullable(),
      /** Characters that are accepted and seen in print; a longer answer goes to the pages for it. */
      fits: z.int().nullable(),
      options: z.array(z.string()),
      answer: z.string(),
    }),
  ),
});
export type NewQuestion = z.infer<typeof newQuestionSchema>;

/** What to look at before the form leaves the site. */
export const preflightSchema = z.object({
  form: targetFormSchema,
  edition: z.string(),
  official: z.boolean(),
  /** Null: what is installed is filled. */
  ownBlank: ownBlankSchema.nullable(),
  /** Of the form data that this speaks of. */
  version: z.int(),
  standing: standingSchema,
  missing: z.array(missingItemSchema),
  newQuestions: z.array(newQuestionSchema),
  sign: z.array(signaturePlaceSchema),
  toAdditionalInformation: z.array(movedAnswerSchema),
  byHand: z.array(byHandSchema),
  editedFromPaper: z.array(editedAnswerSchema),
  changedLetters: z.array(changedLettersSchema),
  /** Of the paper as a whole: they belong to no single box. */
  notes: z.array(sentenceSchema.extend({ code: z.enum(noteCodes) })),
  /** The warnings that stand beside answers in the review, by the answer, entry or list they are about. */
  warnings: z.array(formWarningSchema),
});
export type Preflight = z.infer<typeof preflightSchema>;

const sessionParams = z.object({ sessionId: z.string().min(1).max(100) });
const blankParams = sessionParams.extend({ formType: targetFormSchema });
const fillErrors = ['not_found', 'not_signed_in', 'no_form_data', 'pdf_fill_failed'] as const;

export const fillingEndpoints = {
  addOwnBlank: {
    ...routes.addOwnBlank,
    summary: 'Fill this document’s form on a blank of one’s own (multipart field `file`)',
    params: blankParams,
    multipart: true,
    responses: { 200: ownBlankSchema },
    errors: [
      'not_found',
      ...fileErrors,
      'blank_locked',
      'blank_unreadable',
      'blank_worksheet',
      'blank_no_text',
      'blank_not_a_form',
      'blank_other_form',
      'blank_no_boxes',
      'blank_filled',
      'blank_signed',
      'blank_changed',
      'blank_older_edition',
      'blank_too_different',
      'blank_not_fillable',
    ],
  },
  deleteOwnBlank: {
    ...routes.deleteOwnBlank,
    summary: 'Go back to the blank that is installed',
    params: blankParams,
    responses: { 204: null },
    errors: ['not_found', 'wrong_origin'],
  },
  getPreflight: {
    ...routes.getPreflight,
    summary:
      'What is still blank, where to sign, how the edition stands, and what else to look at before filing',
    params: sessionParams,
    responses: { 200: preflightSchema },
    errors: ['not_found', 'no_form_data'],
  },
  getFilledPage: {
    ...routes.getFilledPage,
    summary: 'An image of one page of the filled PDF',
    params: sessionParams.extend({ page: z.coerce.number().int().min(1).max(500) }),
    responses: { 200: null },
    errors: fillErrors,
  },
  getInstructions: {
    ...routes.getInstructions,
    summary: 'A PDF about signing, attaching and filing this form; ?lang=en or es, else by Accept-Language',
    params: sessionParams,
    responses: { 200: null },
    errors: ['not_found', 'not_signed_in', 'no_form_data'],
  },
  getChecklist: {
    ...routes.getChecklist,
    summary:
      'A PDF of what to gather for the I-485 as an asylee and for the I-765, each line with source and day; language as for the instructions',
    responses: { 200: null },
    errors: [],
  },
  getPacket: {
    ...routes.getPacket,
    summary: 'Checklist, instructions and the filled form as one PDF; language as for the instructions',
    params: sessionParams,
    responses: { 200: null },
    errors: fillErrors,
  },
} as const;
