import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { credentials, sessions, users, verifications } from '../database/account-schema.ts';
import type { Database } from '../database/open-database.ts';

export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
}

/** `pass` is what the session's cookie holds: the token, signed. */
export interface SignedIn {
  readonly user: AuthUser;
  readonly pass: string;
}

/** Passwords and sessions. It checks no length and counts no tries: that is for who calls it. */
export interface Auth {
  /** Null: there is an account with this address. */
  readonly signUp: (email: string, password: string) => Promise<SignedIn | null>;
  /** Null: no such address, or another password; both take as long. */
  readonly signIn: (email: string, password: string) => Promise<SignedIn | null>;
  /** Null: no session, an ended one, or a forged pass. A session in use lives on: then its renewed pass is told. */
  readonly findSession: (pass: string) => Promise<(AuthUser & { renewedPass: string | null }) | null>;
  readonly endSession: (pass: string) => Promise<void>;
  readonly isPassword: (pass: string, password: string) => Promise<boolean>;
  /** A token that sets a new password once, within the hour; null when there is no such account. */
  readonly createResetToken: (email: string) => Promise<string | null>;
  /** Ends every session of the account. False: the token was used, is too old or never was. */
  readonly resetPassword: (token: string, password: string) => Promise<boolean>;
  readonly endSessions: (userId: string) => Promise<void>;
  readonly deleteUser: (userId: string) => Promise<void>;
}

const sessionSeconds = 24 * 60 * 60;
/** A session in use is renewed this often at most. */
const renewSeconds = 60 * 60;
const resetSeconds = 60 * 60;
const cookieName = 'auth.session_token';

function createBetterAuth(db: Database, secret: string, onResetToken: (token: string) => void) {
  return betterAuth({
    baseURL: 'http://localhost',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetSeconds,
      sendResetPassword: async ({ token }) => onResetToken(token),
    },
    session: { expiresIn: sessionSeconds, updateAge: renewSeconds },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'auth',
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    // Its lines would hold addresses of people.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** A cookie's value as it stands in a header; anything else than a signed token never gets there. */
const toHeaders = (pass: string) =>
  new Headers(/^[\w.%=+/-]{1,500}$/.test(pass) ? { cookie: `${cookieName}=${pass}` } : {});

function findPass(headers: Headers): string | null {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const value = pair.startsWith(`${cookieName}=`) ? pair.slice(cookieName.length + 1) : '';
    if (value !== '') return value;
  }
  return null;
}

const isRefusal = (error: unknown, ...codes: string[]) =>
  error instanceof APIError && codes.includes(String(error.body?.code));

/** Null instead of an error that stands for an expected outcome. */
async function unless<T>(run: Promise<T>, ...codes: string[]): Promise<T | null> {
  try {
    return await run;
  } catch (error) {
    if (isRefusal(error, ...codes)) return null;
    throw error;
  }
}

type Answer = { headers: Headers; response: { user: AuthUser } };

function toSignedIn(answer: Answer | null): SignedIn | null {
  if (!answer) return null;
  const pass = findPass(answer.headers);
  if (!pass) throw new Error('signed in without a session');
  return { user: toUser(answer.response.user), pass };
}

const toUser = ({ id, email, createdAt }: AuthUser): AuthUser => ({ id, email, createdAt });

/** better-auth behind a port of our own (docs/decisions/006). Cookies are set by who knows the connection. */
export function createAuth(db: Database, secret: string): Auth {
  const asked = new AsyncLocalStorage<{ token: string | null }>();
  const auth = createBetterAuth(db, secret, (token) => {
    const box = asked.getStore();
    if (box) box.token = token;
  });
  const adapter = async () => (await auth.$context).internalAdapter;
  const getSession = (pass: string) =>
    auth.api.getSession({
      headers: toHeaders(pass),
      returnHeaders: true,
      query: { disableCookieCache: true },
    });

  return {
    signUp: async (email, password) =>
      toSignedIn(
        await unless(
          auth.api.signUpEmail({ body: { email, password, name: '' }, returnHeaders: true }),
          'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
          // Two at once with the same address: the second meets the first's row.
          'FAILED_TO_CREATE_USER',
        ),
      ),
    signIn: async (email, password) =>
      toSignedIn(
        await unless(
          auth.api.signInEmail({ body: { email, password }, returnHeaders: true }),
          'INVALID_EMAIL_OR_PASSWORD',
        ),
      ),
    findSession: async (pass) => {
      const { headers, response } = await getSession(pass);
      return response && { ...toUser(response.user), renewedPass: findPass(headers) };
    },
    endSession: async (pass) => {
      const { response } = await getSession(pass);
      if (response) await (await adapter()).deleteSession(response.session.token);
    },
    isPassword: async (pass, password) =>
      (await unless(
        auth.api.verifyPassword({ body: { password }, headers: toHeaders(pass) }),
        'INVALID_PASSWORD',
      )) !== null,
    createResetToken: (email) => {
      const box = { token: null };
      return asked.run(box, async () => {
        await auth.api.requestPasswordReset({ body: { email } });
        return box.token;
      });
    },
    resetPassword: async (token, newPassword) =>
      (await unless(auth.api.resetPassword({ body: { token, newPassword } }), 'INVALID_TOKEN')) !== null,
    endSessions: async (userId) => (await adapter()).deleteUserSessions(userId),
    deleteUser: async (userId) => (await adapter()).deleteUser(userId),
  };
}
