import { z } from 'zod';
import { targetFormSchema } from './documents.ts';
import { evidenceMapSchema } from './evidence.ts';
import { mirrorSchema } from './field-guide.ts';
import { reviewerRoles } from './reviewer-roles.ts';
import { routes } from './routes.ts';

const short = z.string().trim().max(200);
const longText = z.string().max(10_000);
const path = z.string().max(200);
const formData = z.record(z.string(), z.unknown());

/** Who reviews, in the reviewer's own words; nobody has verified it. */
export const reviewerSchema = z.object({
  name: short.default(''),
  role: z.enum(reviewerRoles).default('other'),
  barNumber: short.default(''),
  /** State of the bar, or the recognised organisation. */
  stateOrOrganization: short.default(''),
  email: short.default(''),
});
export type Reviewer = z.infer<typeof reviewerSchema>;

export const fieldNoteSchema = z.object({ path, text: z.string().trim().min(1).max(5000) });
export type FieldNote = z.infer<typeof fieldNoteSchema>;

/** What the reviewer chose; an applicant sees 'pending' until there is one. */
export const submittedStatusSchema = z.enum(['reviewed', 'approved']);
export type SubmittedStatus = z.infer<typeof submittedStatusSchema>;

/** What a reviewer has typed and not yet submitted. */
export const reviewDraftSchema = z.object({
  baseVersion: z.int(),
  reviewStatus: submittedStatusSchema,
  reviewNotes: longText,
  reviewer: reviewerSchema,
  fieldNotes: z.array(fieldNoteSchema).max(500),
  formData,
  /** The form data of `baseVersion`, so that the draft can be carried over to a newer version. */
  baseFormData: formData.optional(),
});
export type ReviewDraft = z.infer<typeof reviewDraftSchema>;

/** `path` is empty for the form as a whole; a note and its review have the same moment. */
export const reviewMessageSchema = z.object({
  id: z.uuid(),
  linkId: z.uuid(),
  path,
  kind: z.enum(['note', 'question', 'answer']),
  author: z.enum(['applicant', 'reviewer']),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type ReviewMessage = z.infer<typeof reviewMessageSchema>;

/** `change`: one answer; `add` and `remove`: a row of a list, whose path ends in its number. */
export const proposalSchema = z.object({
  number: z.int(),
  kind: z.enum(['change', 'add', 'remove']),
  path,
  from: z.unknown(),
  to: z.unknown(),
  /** Where it stands in the form data as it is now; null when its row is gone, or an added one is not there. */
  at: path.nullable(),
  /** What stands there now; another value than `from` and `to` is the applicant's own. */
  now: z.unknown(),
  decision: z.enum(['open', 'accepted', 'rejected']),
  decidedAt: z.iso.datetime().nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What a link opens: the case as its reviewer sees it. */
/** An item that was answered in the guide. `said`: what its yes is explained with; empty: nothing. */
export const boxAnswerViewSchema = z.object({
  key: z.string(),
  page: z.int(),
  itemNumber: z.string(),
  partNumber: z.int().nullable(),
  question: z.string(),
  value: z.string(),
  said: z.string(),
});
export type BoxAnswerView = z.infer<typeof boxAnswerViewSchema>;

export const openedReviewSchema = z.object({
  /** Not a secret: with the cookie of the first opening it stands in the address for the token. */
  linkId: z.uuid(),
  fileName: z.string(),
  formType: targetFormSchema,
  status: z.enum(['open', 'submitted']),
  expiresAt: z.iso.datetime(),
  /** Version of the form data below. */
  version: z.int(),
  pageCount: z.int(),
  /** Pages of the upload whose images the applicant shared, counted from 1. */
  sharedPages: z.array(z.int()),
  /** It opens in this browser and in no other one. */
  oneBrowser: z.boolean(),
  formData,
  /** What the applicant answered question by question, beside the form data: told, not changed by a review. */
  boxAnswers: z.array(boxAnswerViewSchema),
  evidence: evidenceMapSchema,
  draft: reviewDraftSchema.extend({ savedAt: z.iso.datetime() }).nullable(),
  messages: z.array(reviewMessageSchema),
  /** The last review submitted by this link, and what the applicant decided. */
  submitted: z
    .object({
      submittedAt: z.iso.datetime(),
      /** As who sent it wrote it: another holder of the link is told who it was. */
      reviewerName: z.string(),
      reviewStatus: submittedStatusSchema,
      changes: z.int(),
      notes: z.int(),
      accepted: z.int(),
      rejected: z.int(),
      /** The form was changed after this approval: it no longer counts. */
      ended: z.boolean(),
    })
    .nullable(),
});
export type OpenedReview = z.infer<typeof openedReviewSchema>;

/** As the applicant's mirror, with how many entries rest on pages that were not shared and are left out. */
export const reviewMirrorSchema = mirrorSchema.extend({ heldBack: z.int() });
export type ReviewMirrorView = z.infer<typeof reviewMirrorSchema>;

export const submittedReviewSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  submittedAt: z.iso.datetime(),
  changes: z.int(),
  notes: z.int(),
});
export type SubmittedReview = z.infer<typeof submittedReviewSchema>;

/** A review as the applicant sees it. */
export const receivedReviewSchema = z.object({
  id: z.uuid(),
  linkId: z.uuid(),
  formType: targetFormSchema,
  baseVersion: z.int(),
  reviewStatus: submittedStatusSchema,
  reviewer: reviewerSchema,
  reviewNotes: z.string(),
  submittedAt: z.iso.datetime(),
  /** When its reviewer submitted a later one by the same link; what was open in this one is then no longer asked. */
  replacedAt: z.iso.datetime().nullable(),
  /** When its approval stopped counting because the form was changed. */
  endedAt: z.iso.datetime().nullable(),
  seenAt: z.iso.datetime().nullable(),
  proposals: z.array(proposalSchema),
});
export type ReceivedReview = z.infer<typeof receivedReviewSchema>;

export const receivedReviewsSchema = z.object({
  /** The document's version that the proposals' `at` and `now` are of: decisions are made on it. */
  version: z.int(),
  reviewStatus: z.enum(['pending', 'reviewed', 'approved']),
  /** Why an approval no longer counts: the answers changed after it. */
  approvalEnded: z.object({ at: z.iso.datetime(), paths: z.array(path) }).nullable(),
  reviews: z.array(receivedReviewSchema),
  messages: z.array(reviewMessageSchema),
  /** Reviews not looked at, proposals without a decision, questions without an answer. */
  waiting: z.object({ reviews: z.int(), proposals: z.int(), questions: z.int() }),
});
export type ReceivedReviews = z.infer<typeof receivedReviewsSchema>;

export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  actor: z.enum(['applicant', 'reviewer', 'system']),
  linkId: z.uuid().nullable(),
  action: z.enum([
    'link-created',
    'link-shown',
    'link-emailed',
    'link-renewed',
    'link-revoked',
    'link-opened',
    'question-asked',
    'question-answered',
    'review-submitted',
    'proposals-accepted',
    'proposals-rejected',
    'decisions-undone',
    'approval-ended',
    'approval-restored',
    'notice-mailed',
    'pdf-downloaded',
  ]),
  count: z.int().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** A token as it stands in a link, or the id of a link already opened in this browser. */
const review = z.object({ reviewToken: z.string().min(1).max(200) });
const session = z.object({ sessionId: z.string().min(1).max(100) });
const linkErrors = [
  'not_found',
  'review_link_expired',
  'review_link_revoked',
  'review_link_other_form',
  'review_link_used',
  'too_many_wrong_links',
] as const;

export const attorneyReviewEndpoints = {
  openReview: {
    ...routes.openReview,
    summary: 'Open a review; the first opening with a token leaves a cookie for this review alone',
    params: review,
    responses: { 200: openedReviewSchema },
    errors: [...linkErrors, 'no_form_data'],
  },
  getReviewMirror: {
    ...routes.getReviewMirror,
    summary:
      'What the paper said before beside each answer of the form, without what stands on pages that were not shared',
    params: review,
    responses: { 200: reviewMirrorSchema },
    errors: [...linkErrors, 'no_form_data'],
  },
  submitReview: {
    ...routes.submitReview,
    summary:
      'Submit a review: its differences to the form become proposals. Sent twice with one key, kept once',
    params: review,
    body: z.object({
      reviewStatus: submittedStatusSchema,
      reviewNotes: longText.optional(),
      formData,
      baseVersion: z.int().optional(),
      reviewer: reviewerSchema.optional(),
      fieldNotes: z.array(fieldNoteSchema).max(500).optional(),
      idempotencyKey: z.string().min(8).max(100).optional(),
    }),
    responses: { 200: submittedReviewSchema },
    errors: [
      'not_saved',
      'too_much_text',
      ...linkErrors,
      'invalid_input',
      'conflict',
      'no_form_data',
      'wrong_origin',
    ],
  },
  saveReviewDraft: {
    ...routes.saveReviewDraft,
    summary: 'Keep what the reviewer has typed so far',
    params: review,
    body: reviewDraftSchema,
    responses: { 200: z.object({ savedAt: z.iso.datetime() }) },
    errors: ['not_saved', 'too_much_text', ...linkErrors, 'invalid_input', 'wrong_origin'],
  },
  askQuestion: {
    ...routes.askQuestion,
    summary: 'Ask the applicant about a field, or about the form (empty path)',
    params: review,
    body: z.object({ path, text: z.string().trim().min(1).max(5000) }),
    responses: { 201: reviewMessageSchema },
    errors: ['not_saved', ...linkErrors, 'invalid_input', 'wrong_origin'],
  },
  getReviewPage: {
    ...routes.getReviewPage,
    summary: 'An image of one uploaded page, for the reviewer',
    params: review.extend({ page: z.coerce.number().int().min(1).max(60) }),
    responses: { 200: null },
    errors: [...linkErrors, 'page_not_shared', 'pdf_damaged', 'pdf_too_complex'],
  },
  listReviews: {
    ...routes.listReviews,
    summary: 'Every review received, with its proposals and messages',
    params: session,
    responses: { 200: receivedReviewsSchema },
    errors: ['not_found'],
  },
  markReviewSeen: {
    ...routes.markReviewSeen,
    summary: 'The applicant has looked at a review',
    params: session.extend({ id: z.uuid() }),
    responses: { 204: null },
    errors: ['not_found', 'wrong_origin'],
  },
  decideProposals: {
    ...routes.decideProposals,
    summary: 'Accept or reject proposals, or undo that; accepting makes a new version of the form data',
    params: session.extend({ id: z.uuid() }),
    body: z.object({
      /** Version the decision was made on; another one meanwhile is a conflict. */
      baseVersion: z.int(),
      decisions: z
        .array(z.object({ number: z.int(), decision: z.enum(['open', 'accepted', 'rejected']) }))
        .min(1)
        .max(1000),
    }),
    responses: { 200: z.object({ success: z.literal(true), version: z.int() }) },
    errors: ['not_saved', 'not_found', 'wrong_origin', 'invalid_input', 'conflict'],
  },
  answerQuestion: {
    ...routes.answerQuestion,
    summary: 'Answer a reviewer, on the thread of a link and field',
    params: session,
    body: z.object({ linkId: z.uuid(), path, text: z.string().trim().min(1).max(5000) }),
    responses: { 201: reviewMessageSchema },
    errors: ['not_saved', 'not_found', 'wrong_origin', 'invalid_input'],
  },
  getAuditTrail: {
    ...routes.getAuditTrail,
    summary: 'Who did what with the document, and when, newest first; no values',
    params: session,
    responses: { 200: z.object({ entries: z.array(auditEntrySchema) }) },
    errors: ['not_found'],
  },
} as const;
