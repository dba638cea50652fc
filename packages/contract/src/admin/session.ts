import { z } from 'zod';
import { adminRoutes } from './routes.ts';

/** Who runs this install, as they are shown themselves. */
export const adminSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether signing in asks for a code as well. */
  totp: z.boolean(),
  /** The operator asks for a code of everybody: until it is set up, nothing else is answered. */
  totpRequired: z.boolean(),
  /** Of the codes for a lost phone, those that were not used. */
  backupCodesLeft: z.int(),
  /** When the session ends if nothing is asked for, and when it ends whatever happens. */
  idleEndsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type Admin = z.infer<typeof adminSchema>;

const email = z.string().max(1000);
const password = z.string().max(1000);
/** Six digits, or one of the backup codes. */
const code = z.string().max(100);
const name = z.string().trim().max(100);

const entered = z.object({ success: z.literal(true), message: z.string(), admin: adminSchema });
const backupCodes = z.object({ backupCodes: z.array(z.string()) });

/** What everybody is told who is no admin: a visitor, an applicant who is signed in, a session that has ended. */
export const adminRefusals = ['not_signed_in', 'not_found'] as const;
/** As above; and to an admin who has yet to set up the code that the operator asks for. */
export const adminErrors = [...adminRefusals, 'totp_required'] as const;

export const adminSessionEndpoints = {
  adminLogin: {
    ...adminRoutes.adminLogin,
    summary:
      'Sign in to the back office. `totp_needed`: the password is right and a code is asked for; send all of it again with `code`',
    body: z.object({ email, password, code: code.optional() }),
    responses: { 200: entered },
    errors: [
      'invalid_email',
      'wrong_credentials',
      'totp_needed',
      'totp_wrong',
      'too_many_sign_ins',
      'invalid_input',
      'wrong_origin',
    ],
  },
  adminSetup: {
    ...adminRoutes.adminSetup,
    summary:
      'Make the first admin with the token of the link that the server printed, and sign in. The link is /admin#setup=TOKEN',
    body: z.object({ token: z.string().max(200), email, password, firstName: name, lastName: name }),
    responses: { 201: entered },
    errors: [
      'setup_link_invalid',
      'invalid_email',
      'password_too_short',
      'password_too_long',
      'password_common',
      'too_many_sign_ins',
      'invalid_input',
      'wrong_origin',
    ],
  },
  adminLogout: {
    ...adminRoutes.adminLogout,
    summary: 'End the session of the back office; no error when there is none',
    responses: { 204: null },
    errors: ['wrong_origin'],
  },
  getAdmin: {
    ...adminRoutes.getAdmin,
    summary: 'Who is signed in to the back office, and for how long. Asking counts as use',
    responses: { 200: adminSchema },
    errors: adminRefusals,
  },
  startTotp: {
    ...adminRoutes.startTotp,
    summary:
      'A new secret for codes. It counts once it was confirmed; until then an older one goes on counting',
    body: z.object({ password }),
    responses: {
      200: z.object({
        /** For the app that makes the codes: `otpauth://totp/…`. */
        uri: z.string(),
        /** The same secret, to be typed: base32. */
        secret: z.string(),
        /** The address as a QR code, a row a string: `1` is dark. Without the quiet margin round it. */
        qr: z.array(z.string()),
      }),
    },
    errors: [...adminRefusals, 'wrong_password', 'too_many_sign_ins', 'invalid_input', 'wrong_origin'],
  },
  confirmTotp: {
    ...adminRoutes.confirmTotp,
    summary:
      'From now on signing in asks for a code; ends every other session of this admin. The backup codes are told this once',
    body: z.object({ code }),
    responses: { 200: backupCodes },
    errors: [
      ...adminRefusals,
      'totp_wrong',
      'totp_not_started',
      'too_many_sign_ins',
      'invalid_input',
      'wrong_origin',
    ],
  },
  renewBackupCodes: {
    ...adminRoutes.renewBackupCodes,
    summary: 'New backup codes; those of before count no more',
    body: z.object({ password, code }),
    responses: { 200: backupCodes },
    errors: [
      ...adminRefusals,
      'wrong_password',
      'totp_wrong',
      'too_many_sign_ins',
      'invalid_input',
      'wrong_origin',
    ],
  },
  deleteTotp: {
    ...adminRoutes.deleteTotp,
    summary: 'Sign in without a code from now on',
    body: z.object({ password, code }),
    responses: { 204: null },
    errors: [
      ...adminRefusals,
      'wrong_password',
      'totp_wrong',
      'too_many_sign_ins',
      'invalid_input',
      'wrong_origin',
    ],
  },
} as const;
