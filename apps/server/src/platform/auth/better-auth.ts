import { randomUUID } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { credentials, sessions, users, verifications } from '../database/account-schema.ts';
import type { Database } from '../database/open-database.ts';
import type { KeyedHash } from '../sealing/derive-key.ts';
import type { PasswordHash } from './hash-in-turns.ts';
import { hashSessionTokens } from './hash-session-tokens.ts';

/** A session ends this long after its last use. */
export const sessionSeconds = 24 * 60 * 60;
/** A session in use is renewed this often at most. */
const renewSeconds = 60 * 60;
export const resetSeconds = 60 * 60;
const cookiePrefix = 'auth';
export const cookieName = `${cookiePrefix}.session_token`;

interface Parts {
  readonly secret: string;
  readonly hashToken: KeyedHash;
  readonly passwords: PasswordHash;
  readonly onResetToken: (token: string) => void;
  readonly onPasswordReset: (userId: string) => Promise<void>;
}

/** better-auth as a library: no handler of its own, no log, nothing kept about browsers (docs/decisions/006). */
export function createBetterAuth(
  db: Database,
  { secret, hashToken, passwords, onResetToken, onPasswordReset }: Parts,
) {
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: credentials, verification: verifications },
  });
  return betterAuth({
    baseURL: 'http://localhost',
    secret,
    database: hashSessionTokens(adapter, hashToken),
    user: { additionalFields: { sealedEmail: { type: 'string', required: true } } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetSeconds,
      sendResetPassword: async ({ token }) => onResetToken(token),
      onPasswordReset: ({ user }) => onPasswordReset(user.id),
    },
    session: { expiresIn: sessionSeconds, updateAge: renewSeconds },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    // Its lines would hold addresses of people.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
