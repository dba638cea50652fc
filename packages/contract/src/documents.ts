import { z } from 'zod';
import { evidenceMapSchema } from './evidence.ts';
import { readerNoteSchema } from './reader-note.ts';
import { targetForms } from './target-forms.ts';

export { targetForms };
export const targetFormSchema = z.enum(targetForms);
export type TargetForm = z.infer<typeof targetFormSchema>;

export const documentStatuses = ['uploaded', 'processing', 'processed', 'error'] as const;
export const documentStatusSchema = z.enum(documentStatuses);
export type DocumentStatus = z.infer<typeof documentStatusSchema>;

/** Percentages 0 to 100 by stage; `page` of `pages` is what the reader has finished. They never fall within a run. */
export const progressSchema = z.object({
  ocr: z.int().min(0).max(100),
  ai: z.int().min(0).max(100),
  form: z.int().min(0).max(100),
  page: z.int().min(0),
  pages: z.int().min(0),
});
export type Progress = z.infer<typeof progressSchema>;

export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemSchema>;

export const uploadedDocumentSchema = z.object({
  documentId: z.string(),
  sessionId: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  status: documentStatusSchema,
  uploadedAt: z.iso.datetime(),
  message: z.string().optional(),
});

/** How a sample comes: as a scanner leaves it, or as a program saves it. */
export const sampleKinds = ['scan', 'digital'] as const;
export type SampleKind = (typeof sampleKinds)[number];

export type UploadedDocument = z.infer<typeof uploadedDocumentSchema>;

/** What the reader found out about the upload as a whole. */
export const documentSourceSchema = z.object({
  form: z.string(),
  edition: z.string().nullable(),
  pagesRecognised: z.array(z.object({ page: z.int(), formPage: z.int().nullable() })),
  notes: z.array(readerNoteSchema),
});

export const documentSchema = z.object({
  documentId: z.string(),
  sessionId: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  /** The invented person's, which shows what this site does. */
  isSample: z.boolean(),
  /** Or else only this browser opens it, until it is closed. */
  inAccount: z.boolean(),
  formType: targetFormSchema,
  status: documentStatusSchema,
  reviewStatus: z.enum(['pending', 'reviewed', 'approved']),
  uploadedAt: z.iso.datetime(),
  attempts: z.int(),
  /** Its person allows that pictures of hard-to-read words go to the vision model. */
  visionModelAllowed: z.boolean(),
  /** Its form is filled on a blank that its person added. */
  hasOwnBlank: z.boolean(),
  version: z.int(),
  /**
   * Base64 of 32 bytes, of this document alone and the same at each call: the browser seals with them what was typed and
   * cannot be sent. Whoever may not open the document any more, or deletes it, cannot open that either.
   */
  unsentKey: z.string(),
  pageCount: z.int(),
  progress: progressSchema,
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  source: documentSourceSchema.nullable(),
  formData: z.record(z.string(), z.unknown()).nullable(),
  evidence: evidenceMapSchema,
});
export type DocumentView = z.infer<typeof documentSchema>;

/** Why an answer is not on the form: its number is none of its kind, or what else stands in the way. */
export const withheldReasons = [
  'a-number-format',
  'ssn-format',
  'ssn-start',
  'uscis-account-format',
  'i94-format',
  'zip-format',
  'phone-format',
  'sevis-format',
  'weight-format',
  'not-on-i94',
  'not-latin',
  'no-value',
  'school-level',
  'no-box',
  'which-passport',
  'other-passport',
  'state',
  'feet',
  'inches',
  'separated',
  'name-in-one-line',
  'spouse-not-current',
  'spouse-status-open',
  'filing-category',
  'eligibility-category',
  'answered-in-review',
  'by-hand',
  'not-yes',
] as const;
export type WithheldReason = (typeof withheldReasons)[number];

/** What became of the data in the filled PDF: printed in a box, moved to Additional Information, or left out and why. */
export const fillReportSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  official: z.boolean(),
  edition: z.string(),
  /** Filled on a blank that the applicant added. */
  ownBlank: z.boolean(),
  pageCount: z.int(),
  moved: z.array(z.object({ page: z.string(), part: z.string(), item: z.string(), text: z.string() })),
  adjusted: z.array(z.object({ path: z.string(), from: z.string(), to: z.string() })),
  withheld: z.array(z.object({ path: z.string(), value: z.string(), reason: z.enum(withheldReasons) })),
});
export type FillReport = z.infer<typeof fillReportSchema>;
