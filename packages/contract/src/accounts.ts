import { z } from 'zod';
import { documentStatusSchema, targetFormSchema } from './documents.ts';
import { routes } from './routes.ts';

export const userSchema = z.object({ id: z.string(), email: z.string(), createdAt: z.iso.datetime() });
export type User = z.infer<typeof userSchema>;

/** One of an account's documents, as a list shows it. */
export const ownDocumentSchema = z.object({
  sessionId: z.string(),
  fileName: z.string(),
  formType: targetFormSchema,
  status: documentStatusSchema,
  pageCount: z.int(),
  isSample: z.boolean(),
  uploadedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type OwnDocument = z.infer<typeof ownDocumentSchema>;

// What may be typed is checked by the use cases, in the order people are told; here only that it is of bearable size.
const email = z.string().max(1000);
const password = z.string().max(1000);
const credentials = z.object({
  email,
  password,
  /** The session id of a document in no account that is to come along, where this browser can open it. */
  keep: z.string().max(100).optional(),
});
/** The same whether or not there is an account with the address. */
const accepted = z.object({ accepted: z.literal(true) });
/** End the review links of every document of the account too. */
const revokeLinks = z.boolean().optional();

export const accountEndpoints = {
  getMe: {
    ...routes.getMe,
    summary: 'Who is signed in',
    responses: { 200: userSchema },
    errors: ['not_signed_in'],
  },
  signUp: {
    ...routes.signUp,
    summary:
      'Make an account, sign in, and take the document named into it. Where mail goes out, a first call mails a ' +
      'code (202) and the second brings it; where none does, the first call makes the account (201)',
    body: credentials.extend({ code: z.string().max(100).optional() }),
    responses: { 201: userSchema, 202: accepted },
    errors: [
      'invalid_email',
      'password_too_short',
      'password_too_long',
      'password_common',
      'email_taken',
      'email_code_wrong',
      'too_many_sign_ins',
      'too_many_mails',
      'mail_failed',
      'invalid_input',
      'wrong_origin',
    ],
  },
  signIn: {
    ...routes.signIn,
    summary: 'Sign in with a new session, and take the document named into the account',
    body: credentials,
    responses: { 200: userSchema },
    errors: ['invalid_email', 'wrong_credentials', 'too_many_sign_ins', 'invalid_input', 'wrong_origin'],
  },
  signOut: {
    ...routes.signOut,
    summary: 'End the session; no error when there is none',
    responses: { 204: null },
    errors: ['wrong_origin'],
  },
  leave: {
    ...routes.leave,
    summary:
      'Leave quickly: end the session, delete what this browser uploaded without an account, and take back the cookies',
    responses: { 204: null },
    errors: ['wrong_origin'],
  },
  forgotPassword: {
    ...routes.forgotPassword,
    summary: 'Mail a link for a new password; the answer is the same whether or not there is an account',
    body: z.object({ email }),
    responses: { 202: accepted },
    errors: [
      'invalid_email',
      'mail_not_configured',
      'mail_failed',
      'too_many_mails',
      'invalid_input',
      'wrong_origin',
    ],
  },
  resetPassword: {
    ...routes.resetPassword,
    summary:
      'Set a new password with the token of a mailed link, and end every session and mailed link of the account',
    body: z.object({ token: z.string().max(200), password, revokeLinks }),
    responses: { 204: null },
    errors: [
      'password_too_short',
      'password_too_long',
      'password_common',
      'reset_link_invalid',
      'invalid_input',
      'wrong_origin',
    ],
  },
  changePassword: {
    ...routes.changePassword,
    summary: 'Set a new password; ends every other session and every mailed link of the account',
    body: z.object({ password, newPassword: password, revokeLinks }),
    responses: { 204: null },
    errors: [
      'not_signed_in',
      'wrong_password',
      'password_too_short',
      'password_too_long',
      'password_common',
      'too_many_sign_ins',
      'invalid_input',
      'wrong_origin',
    ],
  },
  signOutEverywhere: {
    ...routes.signOutEverywhere,
    summary: 'End every session of the account, this one too',
    responses: { 204: null },
    errors: ['not_signed_in', 'wrong_origin'],
  },
  deleteAccount: {
    ...routes.deleteAccount,
    summary:
      'Delete the account with every document in it, now and for good; asks for the password once more',
    body: z.object({ password }),
    responses: { 204: null },
    errors: ['not_signed_in', 'wrong_password', 'too_many_sign_ins', 'invalid_input', 'wrong_origin'],
  },
  listDocuments: {
    ...routes.listDocuments,
    summary: 'The documents of the account, the one used last first',
    responses: { 200: z.array(ownDocumentSchema) },
    errors: ['not_signed_in'],
  },
} as const;
