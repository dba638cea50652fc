import { z } from 'zod';
import { routes } from './routes.ts';

/** Where on the site an address was given. */
export const emailSources = [
  'website',
  'app_gate',
  'pre_guide',
  'exit_intent',
  'hero_secondary',
  'conversion_section',
] as const;
export type EmailSource = (typeof emailSources)[number];

const name = z.string().trim().max(100).optional();

/**
 * Kept: the address and the names (sealed), the source and the day; of `userAgent` the family of the browser and of
 * `referrer` the host, and neither where the request asks for privacy (`DNT: 1`, `Sec-GPC: 1`).
 */
const collectEmailBody = z.object({
  email: z.string().max(1000),
  firstName: name,
  lastName: name,
  source: z.enum(emailSources).default('website'),
  /** Tag of the language of the screen, which the mail is in; without it the request tells. */
  language: z.string().max(20).optional(),
  userAgent: z.string().max(2000).optional(),
  referrer: z.string().max(4000).optional(),
});

/** `sent`: this server sends mail, and the address is asked for a yes where that is due; `none`: it sends none. */
const mailNewsSchema = z.enum(['sent', 'none']);
export type MailNews = z.infer<typeof mailNewsSchema>;

const tokenParams = z.object({ token: z.string().min(1).max(200) });

export const emailCaptureEndpoints = {
  collectEmail: {
    ...routes.collectEmail,
    summary: 'Keep an address for mail from this site; the answer is the same whether or not it was known',
    body: collectEmailBody,
    responses: { 200: z.object({ success: z.literal(true), mail: mailNewsSchema }) },
    errors: ['invalid_email', 'invalid_input', 'too_many_mails', 'wrong_origin'],
  },
  forgetEmails: {
    ...routes.forgetEmails,
    summary: 'Delete the addresses that this browser, or the account signed in to, has given; no others',
    responses: { 200: z.object({ deleted: z.int() }) },
    errors: ['wrong_origin'],
  },
  confirmEmail: {
    ...routes.confirmEmail,
    summary: 'Say yes to mail with tips, by the token of a mailed link',
    params: tokenParams,
    responses: { 200: z.object({ success: z.literal(true) }) },
    errors: ['email_link_invalid', 'wrong_origin'],
  },
  unsubscribe: {
    ...routes.unsubscribe,
    summary:
      'No more mail with tips to the address that the token was mailed to; taken from every origin and without cookies, as a mail program sends it (RFC 8058). What the body says does not count',
    params: tokenParams,
    responses: { 200: z.object({ success: z.literal(true) }) },
    errors: ['email_link_invalid'],
  },
} as const;
