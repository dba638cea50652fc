import { z } from 'zod';
import { targetFormSchema } from './documents.ts';
import { confidenceSchema } from './evidence.ts';
import { savedFormSchema } from './form-history.ts';
import { mirrorVerdicts } from './mirror-verdicts.ts';
import { routes } from './routes.ts';

/** How sure a source is. form: printed on the blank; official: read in a copy of an official text; reported: told by others who quote it; unverified: to be checked first; own: how this service itself works. */
export const surenesses = ['form', 'official', 'reported', 'unverified', 'own'] as const;

/** A box that is answered in the guide. Boxes of one `group` exclude each other. */
export const guideBoxSchema = z.object({
  id: z.string(),
  kind: z.enum(['text', 'checkbox', 'choice']),
  label: z.string(),
  group: z.string().nullable(),
  /** The yes or the no of a question with both. */
  says: z.enum(['yes', 'no']).nullable(),
  isDate: z.boolean(),
  /** Characters that are accepted and seen in print; a longer answer goes to the pages for it. */
  fits: z.int().nullable(),
  options: z.array(z.string()),
  /** `tickedAnswer`: it is ticked; empty: nothing was answered. */
  answer: z.string(),
});
export type GuideBoxView = z.infer<typeof guideBoxSchema>;

/** One answer a person gives, in the words of the reader's language. */
export const fieldGuideItemSchema = z.object({
  key: z.string(),
  page: z.int(),
  itemNumber: z.string(),
  label: z.string(),
  questionText: z.string(),
  isRequired: z.boolean(),
  /** Null: it stands in no numbered part. */
  partNumber: z.int().nullable(),
  partTitle: z.string(),
  /** What would be printed; null: nothing. */
  value: z.string().nullable(),
  /** Of what was read from the paper, the least sure; null: nothing was. */
  confidence: confidenceSchema.nullable(),
  explanation: z.string(),
  fieldPurpose: z.string(),
  dataSource: z.string(),
  slips: z.string().nullable(),
  whoMaySkip: z.string().nullable(),
  /** Whom it is for, where not for everybody, as a code; and in words. */
  audience: z.string().nullable(),
  eligibilityCategory: z.string().nullable(),
  pdfKey: z.string(),
  /** Full names of all its fields. */
  pdfKeys: z.array(z.string()),
  sources: z.array(z.object({ named: z.string(), sure: z.enum(surenesses), checked: z.iso.date() })),
  /** Where it is typed in the review; null: not there. */
  path: z.string().nullable(),
  boxes: z.array(guideBoxSchema),
  /** What the person says to their yes, for the additional information; null: it is no yes. */
  said: z.object({ group: z.string(), text: z.string() }).nullable(),
  /** Why a tick in one of its boxes calls for a lawyer first. */
  referrals: z.array(z.object({ box: z.string(), title: z.string(), why: z.string() })),
  isByHand: z.boolean(),
  /** Why it is not asked of this person; null: it is. */
  closedBecause: z.string().nullable(),
  /** Only this edition asks it; `questionText` is what is printed. */
  isNew: z.boolean(),
  /** The person said that they do not know it yet. */
  isLater: z.boolean(),
});
export type FieldGuideItem = z.infer<typeof fieldGuideItemSchema>;

export const fieldGuideSchema = z.object({
  success: z.literal(true),
  form: targetFormSchema,
  edition: z.string(),
  pages: z.int(),
  /** The edition that the item numbers in its words are of, where that is another. */
  writtenFor: z.string().nullable(),
  /** Of the form data. */
  version: z.int(),
  fieldGuide: z.array(fieldGuideItemSchema),
  totalFields: z.int(),
  filledFields: z.int(),
});
export type FieldGuide = z.infer<typeof fieldGuideSchema>;

/** An item as it stands in the filled file, in the language of the reader and in English. */
export const readBackItemSchema = z.object({
  key: z.string(),
  page: z.int(),
  itemNumber: z.string(),
  partNumber: z.int().nullable(),
  partTitle: z.string(),
  question: z.string(),
  questionEnglish: z.string(),
  /** As it stands in the file; of ticked boxes their names. */
  value: z.string(),
  valueEnglish: z.string(),
  /** Where it is typed in the review; null: it is answered in the guide, or comes from other answers. */
  path: z.string().nullable(),
});
export type ReadBackItemView = z.infer<typeof readBackItemSchema>;

/** What the filled PDF says, read from the file itself. */
export const readBackSchema = z.object({
  form: targetFormSchema,
  edition: z.string(),
  pageCount: z.int(),
  /** Of the form data it was filled with. */
  version: z.int(),
  items: z.array(readBackItemSchema),
  /** Boxes that the edition does not have, and yet something stands in them. */
  unknown: z.array(z.object({ name: z.string(), page: z.int(), text: z.string() })),
  /** The numbers of the parts that who helped fills in and signs. */
  helperParts: z.object({ interpreter: z.string(), preparer: z.string() }),
  /** Pages after the form's own. */
  sheets: z.array(z.object({ page: z.int(), lines: z.array(z.string()) })),
});
export type ReadBackView = z.infer<typeof readBackSchema>;

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** An answer of the form beside what the paper said of the same. */
export const mirrorEntrySchema = z.object({
  /** Of its guide item, at which several may stand. */
  key: z.string(),
  page: z.int(),
  itemNumber: z.string(),
  partNumber: z.int().nullable(),
  question: z.string(),
  topic: z.string(),
  verdict: z.enum(mirrorVerdicts),
  /** What the paper said, as it was read, with its place on the upload; an empty text: a mark, or not readable. */
  before: z.array(
    z.object({
      text: z.string(),
      marked: z.boolean(),
      page: z.int(),
      box: boxSchema,
      cell: boxSchema.nullable(),
    }),
  ),
  /** What would stand on the form; null: nothing. */
  now: z.string().nullable(),
  path: z.string().nullable(),
  /** Both may be true, the new one since the paper was signed. */
  since: z.boolean(),
});
export type MirrorEntryView = z.infer<typeof mirrorEntrySchema>;

export const mirrorSchema = z.object({
  form: targetFormSchema,
  /** Of the form data. */
  version: z.int(),
  /** MM/DD/YYYY; null: it could not be read, and nothing is told by dates. */
  signedOn: z.string().nullable(),
  entries: z.array(mirrorEntrySchema),
  /** Key of a guide item → the person's own words on a difference, for the additional information. */
  drafts: z.record(z.string(), z.string()),
});
export type MirrorView = z.infer<typeof mirrorSchema>;

const sessionParams = z.object({ sessionId: z.string().min(1).max(100) });

export const fieldGuideEndpoints = {
  getFieldGuide: {
    ...routes.getFieldGuide,
    summary: 'Every item of the form at hand: what it asks, where the answer is found, and what stands there',
    params: sessionParams,
    responses: { 200: fieldGuideSchema },
    errors: ['not_found', 'no_form_data', 'wrong_origin', 'too_many_requests'],
  },
  getMirror: {
    ...routes.getMirror,
    summary:
      'What the paper said before beside each answer of the form that it touches; language as for the guide',
    params: sessionParams,
    responses: { 200: mirrorSchema },
    errors: ['not_found', 'no_form_data'],
  },
  getReadBack: {
    ...routes.getReadBack,
    summary: 'What the filled PDF says, box by box, read from the file itself; language as for the guide',
    params: sessionParams,
    responses: { 200: readBackSchema },
    errors: ['not_found', 'not_signed_in', 'no_form_data', 'pdf_fill_failed'],
  },
  answerBoxes: {
    ...routes.answerBoxes,
    summary:
      'Answer boxes that the review does not ask. answers: field id of a box → answer; explanations: group of a yes → what is said to it; later: key of a guide item → it is not known yet; drafts: key of a guide item → what is said of a change since',
    params: sessionParams,
    body: z.object({
      answers: z.record(z.string().max(300), z.string().max(2000)),
      explanations: z.record(z.string().max(300), z.string().max(2000)).optional(),
      later: z.record(z.string().max(300), z.boolean()).optional(),
      drafts: z.record(z.string().max(300), z.string().max(2000)).optional(),
    }),
    responses: { 200: savedFormSchema },
    errors: [
      'not_found',
      'no_form_data',
      'invalid_input',
      'wrong_origin',
      'too_much_text',
      'too_many_requests',
      'conflict',
    ],
  },
} as const;
