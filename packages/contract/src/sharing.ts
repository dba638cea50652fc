import { z } from 'zod';
import { targetFormSchema } from './documents.ts';
import { routes } from './routes.ts';

/** The lives of a link that an applicant may choose, in hours; 24 unless chosen. */
export const shareHours = [1, 24, 168, 720] as const;
export const defaultShareHours = 24;
const expiresInHours = z.union(shareHours.map((hours) => z.literal(hours)));

/** What whoever opens a link gets to see, and where. */
const shownSchema = z.object({
  /** Page images of the claim (I-589 Parts B and C, Supplement B), and of pages that are not known, are kept back. */
  withoutStory: z.boolean(),
  /** It opens in one browser; its tokens end with the first opening. */
  oneBrowser: z.boolean(),
});

/** A link as its owner sees it; a token is told when it is made, and never again. */
export const shareLinkSchema = z.object({
  id: z.uuid(),
  /** Whom it is for, in the applicant's words; empty when not said. */
  label: z.string(),
  /** The form it was made for; while the applicant prepares another one, it opens nothing. */
  formType: targetFormSchema,
  ...shownSchema.shape,
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openedCount: z.int(),
  firstOpenedAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  emailedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** When its reviewer last submitted a review. */
  submittedAt: z.iso.datetime().nullable(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const createdShareSchema = z.object({
  id: z.uuid(),
  token: z.string(),
  reviewUrl: z.string(),
  expiresAt: z.iso.datetime(),
});
export type CreatedShare = z.infer<typeof createdShareSchema>;

const session = z.object({ sessionId: z.string().min(1).max(100) });
const link = session.extend({ id: z.uuid() });

export const sharingEndpoints = {
  createShare: {
    ...routes.createShare,
    summary: 'Make a link that opens one review; the token is told this once',
    params: session,
    body: z
      .object({
        expiresInHours: expiresInHours.optional(),
        label: z.string().trim().max(100).optional(),
        /** True unless said. */
        withoutStory: z.boolean().optional(),
        /** False unless said. */
        oneBrowser: z.boolean().optional(),
      })
      .optional(),
    responses: { 201: createdShareSchema },
    errors: ['not_found', 'not_signed_in', 'no_form_data', 'invalid_input', 'wrong_origin', 'too_many_links'],
  },
  listShares: {
    ...routes.listShares,
    summary: 'The links made for a document, newest first, without their tokens',
    params: session,
    responses: { 200: z.object({ links: z.array(shareLinkSchema) }) },
    errors: ['not_found', 'not_signed_in'],
  },
  showShare: {
    ...routes.showShare,
    summary: 'Show a link again: makes another token for it; those told before stay as they are',
    params: link,
    responses: { 201: createdShareSchema },
    errors: ['not_found', 'not_signed_in', 'wrong_origin', 'link_revoked', 'link_expired'],
  },
  renewShare: {
    ...routes.renewShare,
    summary: 'Let a link live longer, counted from now, also one that has expired',
    params: link,
    body: z.object({ expiresInHours }),
    responses: { 200: shareLinkSchema },
    errors: ['not_found', 'not_signed_in', 'invalid_input', 'wrong_origin', 'link_revoked'],
  },
  revokeShare: {
    ...routes.revokeShare,
    summary: 'End a link now and for good',
    params: link,
    responses: { 204: null },
    errors: ['not_found', 'not_signed_in', 'wrong_origin'],
  },
  emailShare: {
    ...routes.emailShare,
    summary: 'Mail the link, with a token of its own',
    params: link,
    body: z.object({
      email: z.string().max(1000),
      /** Of the mail; English unless said. */
      language: z.string().max(20).optional(),
      /** IANA name of the zone the end of the link is told in; UTC unless said. */
      timeZone: z.string().max(100).optional(),
    }),
    responses: { 200: z.object({ success: z.literal(true), emailedAt: z.iso.datetime() }) },
    errors: [
      'not_found',
      'not_signed_in',
      'invalid_input',
      'invalid_email',
      'wrong_origin',
      'link_revoked',
      'link_expired',
      'mail_not_configured',
      'mail_failed',
      'too_many_mails',
    ],
  },
} as const;
