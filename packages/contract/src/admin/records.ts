import { z } from 'zod';
import { documentStatusSchema, targetFormSchema } from '../documents.ts';
import { adminRoutes } from './routes.ts';
import { adminErrors } from './session.ts';

/** The four cards. */
export const adminStatsSchema = z.object({
  totalVisitors: z.int(),
  todayVisitors: z.int(),
  totalEmails: z.int(),
  /** Documents that are here now; those deleted are not counted. */
  totalDocuments: z.int(),
  completedDocuments: z.int(),
  processingDocuments: z.int(),
  errorDocuments: z.int(),
  /** Seconds, over the last 30 days; null: nothing was read. */
  avgProcessingTime: z.number().nullable(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const pageVisitSchema = z.object({
  id: z.string(),
  page: z.string(),
  /** Shortened to its network: /24, or /48 of IPv6. */
  ipAddress: z.string(),
  deviceType: z.string(),
  country: z.string(),
  visitedAt: z.iso.datetime(),
});
export type PageVisit = z.infer<typeof pageVisitSchema>;

export const dailyVisitSchema = z.object({ date: z.iso.date(), count: z.int() });
export type DailyVisit = z.infer<typeof dailyVisitSchema>;

/** A document as an admin sees it: how it stands, and nothing of what it holds. */
export const adminDocumentSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  /** Never shown: a file is often called by its person's name. */
  fileName: z.null(),
  formType: targetFormSchema,
  status: documentStatusSchema,
  /** Of a failed one: code of the text that its person reads. */
  errorCode: z.string().nullable(),
  pageCount: z.int(),
  uploadedAt: z.iso.datetime(),
});
export type AdminDocument = z.infer<typeof adminDocumentSchema>;

export const emailRecordSchema = z.object({
  id: z.string(),
  /** Null: who unsubscribed, of whom nothing else is kept. */
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  source: z.string(),
  subscribed: z.boolean(),
  verified: z.boolean(),
  collectedAt: z.iso.datetime(),
});
export type EmailRecord = z.infer<typeof emailRecordSchema>;

export const adminActions = [
  'admin-created',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'totp-on',
  'totp-off',
  'backup-codes-renewed',
  'documents-exported',
  'document-retried',
  'document-deleted',
  'emails-exported',
  'email-unsubscribed',
  'email-deleted',
  'edition-offered',
  'edition-in-use',
  'edition-set-aside',
  'edition-taken-out',
] as const;
export const adminActionSchema = z.object({
  id: z.string(),
  action: z.enum(adminActions),
  /** Address of the admin; null: their account is gone, or nobody was signed in. */
  admin: z.string().nullable(),
  /** What it was done to: id of a document or an address, SHA-256 of a blank; null: nothing single. */
  target: z.string().nullable(),
  doneAt: z.iso.datetime(),
});
export type AdminAction = z.infer<typeof adminActionSchema>;

/** What the page before gave as `next`. */
const after = z.string().max(500).optional();
const limit = z.coerce.number().int().min(1).max(100).default(50);
const search = z.string().trim().max(200).optional();
const idParams = z.object({ id: z.uuid() });
const next = z.string().nullable();

export const documentSorts = ['newest', 'oldest', 'status', 'form'] as const;
const documentFilter = z.object({
  status: documentStatusSchema.optional(),
  /** The beginning of a session id. */
  search,
});

export const adminRecordEndpoints = {
  getAdminStats: {
    ...adminRoutes.getAdminStats,
    summary: 'The four cards; ask every 30 seconds',
    responses: { 200: adminStatsSchema },
    errors: adminErrors,
  },
  listDailyVisits: {
    ...adminRoutes.listDailyVisits,
    summary: 'Visits on each of the last 30 days, the oldest first, days without any too. Days are UTC',
    responses: { 200: z.array(dailyVisitSchema) },
    errors: adminErrors,
  },
  listPageVisits: {
    ...adminRoutes.listPageVisits,
    summary: 'The 20 latest visits, the latest first; ask every minute',
    responses: { 200: z.array(pageVisitSchema) },
    errors: adminErrors,
  },
  listAdminDocuments: {
    ...adminRoutes.listAdminDocuments,
    summary: 'How documents stand, without file names, answers or files',
    query: documentFilter.extend({ sort: z.enum(documentSorts).default('newest'), after, limit }),
    responses: {
      200: z.object({
        items: z.array(adminDocumentSchema),
        /** Of all that the filter lets through. */
        count: z.int(),
        next,
      }),
    },
    errors: [...adminErrors, 'invalid_input'],
  },
  exportAdminDocuments: {
    ...adminRoutes.exportAdminDocuments,
    summary: 'The filtered documents as documents-export-DATE.csv, the newest first',
    query: documentFilter,
    responses: { 200: null },
    errors: [...adminErrors, 'invalid_input'],
  },
  retryDocument: {
    ...adminRoutes.retryDocument,
    summary: 'Read a failed document again; `conflict` when it did not fail',
    params: idParams,
    responses: { 202: z.object({ status: z.literal('processing') }) },
    errors: [...adminErrors, 'conflict', 'invalid_input', 'wrong_origin'],
  },
  eraseDocument: {
    ...adminRoutes.eraseDocument,
    summary: 'Delete a document and all that belongs to it, now and for good',
    params: idParams,
    responses: { 204: null },
    errors: [...adminErrors, 'invalid_input', 'wrong_origin'],
  },
  listEmails: {
    ...adminRoutes.listEmails,
    summary: 'Addresses given for mail, the newest first; `search` looks in address and names',
    query: z.object({ search, after, limit }),
    responses: {
      200: z.object({ items: z.array(emailRecordSchema), count: z.int(), next }),
    },
    errors: [...adminErrors, 'invalid_input'],
  },
  exportEmails: {
    ...adminRoutes.exportEmails,
    summary: 'The addresses found as emails-export-DATE.csv, the newest first',
    query: z.object({ search }),
    responses: { 200: null },
    errors: [...adminErrors, 'invalid_input'],
  },
  unsubscribeEmail: {
    ...adminRoutes.unsubscribeEmail,
    summary: 'No mail goes to this address any more; no error when none did',
    params: idParams,
    responses: { 204: null },
    errors: [...adminErrors, 'invalid_input', 'wrong_origin'],
  },
  deleteEmail: {
    ...adminRoutes.deleteEmail,
    summary: 'Delete an address and the names that came with it',
    params: idParams,
    responses: { 204: null },
    errors: [...adminErrors, 'invalid_input', 'wrong_origin'],
  },
  listAdminActions: {
    ...adminRoutes.listAdminActions,
    summary: 'What admins did, the latest first. Nobody can change or delete it',
    query: z.object({ after, limit }),
    responses: { 200: z.object({ items: z.array(adminActionSchema), next }) },
    errors: [...adminErrors, 'invalid_input'],
  },
} as const;
