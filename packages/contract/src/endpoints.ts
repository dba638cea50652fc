import { z } from 'zod';
import { accountEndpoints } from './accounts.ts';
import { adminEndpoints } from './admin/index.ts';
import { attorneyReviewEndpoints } from './attorney-review.ts';
import { claimEndpoints } from './claims.ts';
import {
  documentSchema,
  fillReportSchema,
  problemSchema,
  progressSchema,
  sampleKinds,
  targetFormSchema,
  uploadedDocumentSchema,
} from './documents.ts';
import { emailCaptureEndpoints } from './email-capture.ts';
import { type ErrorCode, fileErrors } from './errors.ts';
import { fieldGuideEndpoints } from './field-guide.ts';
import { fillingEndpoints, standingSchema } from './filling.ts';
import { formHistorySchema, formVersionSchema, savedFormSchema, saveFormBodySchema } from './form-history.ts';
import { legalEndpoints } from './legal.ts';
import { privacyEndpoints } from './privacy.ts';
import { processingEndpoints } from './processing.ts';
import { routes } from './routes.ts';
import { sharingEndpoints } from './sharing.ts';
import { visitEndpoints } from './visits.ts';

/** An endpoint: the server registers and checks it both ways, the browser derives its client from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  /** What stands after `?` in the address. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Success status → schema. `null`: a file or an empty answer. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>;
  readonly errors: readonly ErrorCode[];
  /** Upload (multipart) endpoints parse their own body. */
  readonly multipart?: true;
}

const sessionParams = z.object({ sessionId: z.string().min(1).max(100) });
const versionParams = sessionParams.extend({ version: z.coerce.number().int().min(1).max(1_000_000_000) });
const processBody = z
  .object({ extractionMode: z.literal('comprehensive').optional(), focusPages: z.array(z.int()).optional() })
  .optional();
const processAnswer = z.object({
  sessionId: z.string(),
  status: z.literal('processing'),
  progress: progressSchema,
});

export const endpoints = {
  uploadDocument: {
    ...routes.uploadDocument,
    summary: 'Upload a PDF (multipart field `file`)',
    multipart: true,
    responses: { 200: uploadedDocumentSchema },
    errors: [
      ...fileErrors,
      'pdf_password_protected',
      'pdf_damaged',
      'pdf_no_pages',
      'pdf_too_many_pages',
      'pdf_too_complex',
    ],
  },
  createSample: {
    ...routes.createSample,
    summary:
      'The filled I-589 of an invented person as a document of one’s own, being read; the one that is there, where there is one',
    body: z.object({ kind: z.enum(sampleKinds), formType: targetFormSchema.optional() }),
    responses: { 201: uploadedDocumentSchema },
    errors: [
      'too_many_documents',
      'account_full',
      'storage_full',
      'too_many_uploads',
      'wrong_origin',
      'invalid_input',
    ],
  },
  chooseFormType: {
    ...routes.chooseFormType,
    summary: 'Choose the form to prepare',
    params: sessionParams,
    body: z.object({ formType: targetFormSchema }),
    responses: { 200: z.object({ formType: targetFormSchema }) },
    errors: ['not_found', 'wrong_form_type', 'wrong_origin', 'conflict'],
  },
  allowVisionModel: {
    ...routes.allowVisionModel,
    summary:
      'Say whether pictures of hard-to-read words of this document may go to the vision model (health: `visionModel`); no unless said, and counted when its reading begins',
    params: sessionParams,
    body: z.object({ allowed: z.boolean() }),
    responses: { 200: z.object({ visionModelAllowed: z.boolean() }) },
    errors: ['not_found', 'invalid_input', 'wrong_origin'],
  },
  processI485: {
    ...routes.processI485,
    summary: 'Read the upload into I-485 form data; answers at once, follow it with GET',
    params: sessionParams,
    body: processBody,
    responses: { 202: processAnswer },
    errors: ['not_found', 'wrong_origin', 'invalid_input', 'too_many_requests'],
  },
  processI765: {
    ...routes.processI765,
    summary: 'Read the upload into I-765 form data; answers at once, follow it with GET',
    params: sessionParams,
    body: processBody,
    responses: { 202: processAnswer },
    errors: ['not_found', 'wrong_origin', 'invalid_input', 'too_many_requests'],
  },
  processDocument: {
    ...routes.processDocument,
    summary: 'As the two above, for the form named or else the form at hand',
    params: sessionParams,
    body: z.object({ formType: targetFormSchema.optional() }).optional(),
    responses: { 202: processAnswer },
    errors: ['not_found', 'wrong_origin', 'invalid_input', 'too_many_requests'],
  },
  getDocument: {
    ...routes.getDocument,
    summary: 'The document with its progress, form data and evidence',
    params: sessionParams,
    responses: { 200: documentSchema },
    errors: ['not_found'],
  },
  getRawText: {
    ...routes.getRawText,
    summary: 'The text of every page, in reading order',
    params: sessionParams,
    responses: { 200: z.object({ rawOcrText: z.string() }) },
    errors: ['not_found'],
  },
  getPageImage: {
    ...routes.getPageImage,
    summary: 'An image of one uploaded page, upright as displayed',
    params: z.object({ sessionId: z.string().min(1).max(100), page: z.coerce.number().int().min(1).max(60) }),
    responses: { 200: null },
    errors: ['not_found', 'pdf_damaged', 'pdf_too_complex'],
  },
  saveForm: {
    ...routes.saveForm,
    summary:
      'Save the whole form data as the person has it; with If-Match: "version", only over the version it was made from',
    params: sessionParams,
    body: saveFormBodySchema,
    responses: { 200: savedFormSchema },
    errors: [
      'not_saved',
      'too_much_text',
      'not_found',
      'wrong_origin',
      'invalid_input',
      'no_form_data',
      'conflict',
    ],
  },
  getHistory: {
    ...routes.getHistory,
    summary: 'Every kept version of the form at hand, newest first, without its answers',
    params: sessionParams,
    responses: { 200: formHistorySchema },
    errors: ['not_found'],
  },
  getFormVersion: {
    ...routes.getFormVersion,
    summary: 'The answers of one kept version',
    params: versionParams,
    responses: { 200: formVersionSchema },
    errors: ['not_found'],
  },
  restoreFormVersion: {
    ...routes.restoreFormVersion,
    summary: 'Make a kept version the newest again, with its evidence; honours If-Match as a save does',
    params: versionParams,
    responses: { 200: savedFormSchema },
    errors: ['not_saved', 'not_found', 'wrong_origin', 'conflict'],
  },
  stayOpen: {
    ...routes.stayOpen,
    summary:
      'Somebody uses the page of the document: without an account it is closed after 30 minutes without use',
    params: sessionParams,
    responses: { 204: null },
    errors: ['not_found', 'wrong_origin'],
  },
  closeDocument: {
    ...routes.closeDocument,
    summary:
      'Nobody opens the document again without an account; it is deleted 24 hours after its last use. In an account it stays',
    params: sessionParams,
    responses: { 204: null },
    errors: ['not_found', 'wrong_origin'],
  },
  deleteDocument: {
    ...routes.deleteDocument,
    summary: 'Delete the upload, its pages, every version of its form data and its PDFs, now and for good',
    params: sessionParams,
    responses: { 204: null },
    errors: ['not_found', 'wrong_origin'],
  },
  deleteOwnDocuments: {
    ...routes.deleteOwnDocuments,
    summary: 'Delete every document this browser can open, and of the account signed in to, now and for good',
    responses: { 200: z.object({ deleted: z.int() }) },
    errors: ['wrong_origin'],
  },
  generatePdf: {
    ...routes.generatePdf,
    summary: 'Fill the form and say what went where',
    params: sessionParams,
    responses: { 200: fillReportSchema },
    errors: ['not_found', 'not_signed_in', 'wrong_origin', 'no_form_data', 'pdf_fill_failed'],
  },
  downloadPdf: {
    ...routes.downloadPdf,
    summary: 'The filled PDF',
    params: sessionParams,
    responses: { 200: null },
    errors: ['not_found', 'not_signed_in', 'no_form_data', 'pdf_fill_failed'],
  },
  ...fillingEndpoints,
  ...fieldGuideEndpoints,
  ...legalEndpoints,
  ...processingEndpoints,
  ...sharingEndpoints,
  ...attorneyReviewEndpoints,
  ...accountEndpoints,
  ...emailCaptureEndpoints,
  ...adminEndpoints,
  ...visitEndpoints,
  ...claimEndpoints,
  ...privacyEndpoints,
  getLiveness: {
    ...routes.getLiveness,
    summary: 'Does the process answer; asks nothing of database or disk',
    responses: { 200: z.object({ status: z.literal('ok') }) },
    errors: [],
  },
  getHealth: {
    ...routes.getHealth,
    summary:
      'Is the server able to work: it writes to database and disk, at most every ten seconds. Always 200; look at `status`',
    responses: {
      200: z.object({
        status: z.enum(['ok', 'degraded']),
        version: z.string(),
        uptimeSeconds: z.number(),
        /** `low`: so little is left on the disk that no file is taken in. */
        storage: z.object({ status: z.enum(['ok', 'low', 'failed']) }),
        database: z.object({ status: z.enum(['ok', 'failed']), kind: z.enum(['pglite', 'postgres']) }),
        forms: z.record(
          targetFormSchema,
          z.object({ official: z.boolean(), edition: z.string(), standing: standingSchema }),
        ),
        /** The host to which pictures of hard-to-read words may go, of documents whose person allows it; null: none. */
        visionModel: z.string().nullable(),
        /** The host that gets words of questions to the legal helper, those that its base has, to choose among its sentences; null: none. */
        legalModel: z.string().nullable(),
        /** Whether this server can send mail. */
        mail: z.boolean(),
        /** Where the operator takes donations; null: nowhere. */
        donationUrl: z.string().nullable(),
      }),
    },
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export { problemSchema };
