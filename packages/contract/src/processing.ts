import { z } from 'zod';
import { documentStatusSchema } from './documents.ts';
import { routes } from './routes.ts';
import { sentenceSchema } from './sentence.ts';

/** What the paper as a whole leaves open in the answers. */
const generalNoteCodes = [
  /** Writing on Supplement B of the I-589, or in the Additional Information `part` of another form. */
  'additional-information-not-carried',
  'marriage-told-two-ways',
  'spouse-though-not-married',
  'separation-has-no-box',
  'annulment-is-asked',
  'other-names-unreadable',
  'dates-day-first',
] as const;
export type GeneralNoteCode = (typeof generalNoteCodes)[number];

/** What the paper as a whole is. */
const paperNoteCodes = [
  /** Not the I-589 but `paper`, a form that this site prepares. */
  'paper-is-other-form',
  /** The form was recognised, and nothing stands on it. */
  'paper-is-empty',
] as const;
export type PaperNoteCode = (typeof paperNoteCodes)[number];

/** What a person should know about how their file was read, beyond single answers. */
export const readingNoteCodes = [
  ...paperNoteCodes,
  /** Writing in Parts B or C of the I-589, for which the new form has no place. */
  'story-not-carried',
  ...generalNoteCodes,
  /** The reader's own, with the `pages` that they are about. */
  'pages-missing',
  'pages-unread',
  'pages-read-by-labels',
  /** Of the form `paper`, of which the `editions` are known. */
  'edition-unknown',
  'edition-uncertain',
  /** Of the form `paper` and its `edition`: `pages` with the numbers of the boxes. */
  'boxes-not-read',
] as const;
export type ReadingNoteCode = (typeof readingNoteCodes)[number];

/** What the last look at a form says of the paper as a whole, and of what waits for an answer of its person. */
export const noteCodes = [
  ...readingNoteCodes,
  /** No form was recognised in the upload. */
  'nothing-read',
  /** The I-589 tells of the day it was signed. */
  'paper-is-of-its-day',
  'name-in-one-line',
  'spouse-not-current',
  'spouse-status-open',
] as const;
export type NoteCode = (typeof noteCodes)[number];

const readingNoteSchema = sentenceSchema.extend({
  code: z.enum(readingNoteCodes),
  /** The form-data path it is about, where it is about one. */
  path: z.string().nullable(),
});
export type ReadingNote = z.infer<typeof readingNoteSchema>;

/** What a file is, told from how its pages look. Pages count from 1. */
const firstLookSchema = z.object({
  /** Null: its pages are none that we know by their looks. */
  form: z.enum(['I-589', 'I-485', 'I-765']).nullable(),
  pages: z.array(z.object({ page: z.int(), formPage: z.int().nullable(), isEmpty: z.boolean() })),
  /** Pages of the form that are not in the file. */
  missing: z.array(z.int()),
  /** A fillable form with nothing in its boxes. */
  isUnfilled: z.boolean(),
  /** Numbers of forms in the words of a file that is none we know, the most frequent first. */
  mentioned: z.array(z.string()),
});
export type FirstLookView = z.infer<typeof firstLookSchema>;

const sessionParams = z.object({ sessionId: z.string().min(1).max(100) });

export const processingEndpoints = {
  cancelProcessing: {
    ...routes.cancelProcessing,
    summary: 'Stop the reading that is going on; the upload stays. No error when none is going on',
    params: sessionParams,
    responses: { 200: z.object({ sessionId: z.string(), status: documentStatusSchema }) },
    errors: ['not_found', 'wrong_origin'],
  },
  getFirstLook: {
    ...routes.getFirstLook,
    summary: 'What the file is, told in a few seconds before it is read; null once its reading was asked for',
    params: sessionParams,
    responses: { 200: z.object({ look: firstLookSchema.nullable() }) },
    errors: ['not_found', 'pdf_damaged', 'pdf_too_complex'],
  },
  getReadingTime: {
    ...routes.getReadingTime,
    summary: 'How long this server takes for such a file, as measured; null: it has not read enough of them',
    params: sessionParams,
    responses: { 200: z.object({ seconds: z.int().positive().nullable() }) },
    errors: ['not_found'],
  },
  getQueuePlace: {
    ...routes.getQueuePlace,
    summary: 'How many files will be begun before this one, as things stand; null: it does not wait',
    params: sessionParams,
    responses: { 200: z.object({ filesBefore: z.int().nonnegative().nullable() }) },
    errors: ['not_found'],
  },
  getReadingNotes: {
    ...routes.getReadingNotes,
    summary: 'What was left out or is in doubt in the reading as a whole, without any answer',
    params: sessionParams,
    responses: { 200: z.object({ notes: z.array(readingNoteSchema) }) },
    errors: ['not_found'],
  },
} as const;
