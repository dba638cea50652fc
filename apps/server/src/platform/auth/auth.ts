import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/open-database.ts';
import { createKeyedHash, deriveKey } from '../sealing/derive-key.ts';
import { endAdminSessions } from './admin-sessions.ts';
import { createBetterAuth } from './better-auth.ts';
import { hashInTurns, type PasswordHash } from './hash-in-turns.ts';
import { deleteMailedLinks } from './mailed-links.ts';
import { findPass, getPass, toHeaders, unless } from './pass.ts';
import { createAddressBook } from './sealed-address.ts';

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
  /** As above, and opens no session. */
  readonly checkPassword: (email: string, password: string) => Promise<AuthUser | null>;
  readonly hasUser: (email: string) => Promise<boolean>;
  readonly findUser: (userId: string) => Promise<AuthUser | null>;
  /**
   * Null: no session, an ended one, one begun too long ago, or a forged pass. A session in use lives on: then its renewed
   * pass is told.
   */
  readonly findSession: (pass: string) => Promise<(AuthUser & { renewedPass: string | null }) | null>;
  readonly endSession: (pass: string) => Promise<void>;
  readonly isPassword: (pass: string, password: string) => Promise<boolean>;
  /** Ends every session and mailed link of the account and begins a session; null: another password. */
  readonly changePassword: (pass: string, password: string, next: string) => Promise<string | null>;
  /** A token that sets a new password once, within the hour; null when there is no such account. */
  readonly createResetToken: (email: string) => Promise<string | null>;
  /** Whose password a token would set; null: it was used, is too old or never was. */
  readonly findResetUser: (token: string) => Promise<AuthUser | null>;
  /** Ends every session and mailed link of the account. False: the token was used, is too old or never was. */
  readonly resetPassword: (token: string, password: string) => Promise<boolean>;
  /** For whoever runs this install: sets a password and ends every session and mailed link. Null: no such account. */
  readonly setPassword: (email: string, password: string) => Promise<AuthUser | null>;
  readonly endSessions: (userId: string) => Promise<void>;
  readonly deleteUser: (userId: string) => Promise<void>;
}

/** However much it is used, a session ends then, and the password is asked for again. */
export const longestSessionMs = 30 * 24 * 60 * 60_000;

/** A user as better-auth has it: `email` is what stands in for the address. */
type KeptUser = Pick<AuthUser, 'id' | 'email' | 'createdAt'> & { readonly sealedEmail: string };

/** What the parts of the port share. */
function createKit(db: Database, masterKey: Uint8Array, passwords: PasswordHash) {
  const addresses = createAddressBook(masterKey);
  const asked = new AsyncLocalStorage<{ token: string | null }>();
  /** Another password: whoever came in by the one before, or was mailed a link, has to come again. */
  const endEntries = async (userId: string) => {
    await deleteMailedLinks(db, userId);
    await endAdminSessions(db, userId);
  };
  const endOffice = (userId: string) => endAdminSessions(db, userId);
  const auth = createBetterAuth(db, {
    secret: deriveKey(masterKey, 'sessions').toString('base64'),
    hashToken: createKeyedHash(masterKey, 'session-tokens'),
    passwords,
    onResetToken: (token) => {
      const box = asked.getStore();
      if (box) box.token = token;
    },
    onPasswordReset: endEntries,
  });
  const adapter = async () => (await auth.$context).internalAdapter;
  const toUser = ({ id, email, sealedEmail, createdAt }: KeptUser): AuthUser => ({
    id,
    email: addresses.open({ standIn: email, sealed: sealedEmail }),
    createdAt,
  });
  const toSignedIn = (answer: { headers: Headers; response: { user: unknown } } | null): SignedIn | null =>
    answer && { user: toUser(answer.response.user as KeptUser), pass: getPass(answer.headers) };
  const findUser = async (userId: string) => {
    const user = await (await adapter()).findUserById(userId);
    return user && toUser(user as unknown as KeptUser);
  };
  return {
    addresses,
    asked,
    endEntries,
    endOffice,
    passwords,
    api: auth.api,
    adapter,
    toUser,
    toSignedIn,
    findUser,
  };
}

type Kit = ReturnType<typeof createKit>;

const createUsers = ({
  addresses,
  endEntries,
  passwords,
  api,
  adapter,
  toUser,
  toSignedIn,
  findUser,
}: Kit) => ({
  signUp: async (email: string, password: string) => {
    const { standIn, sealed } = addresses.seal(email);
    const body = { email: standIn, sealedEmail: sealed, password, name: '' };
    return toSignedIn(
      await unless(
        api.signUpEmail({ body, returnHeaders: true }),
        'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
        // Two at once with the same address: the second meets the first's row.
        'FAILED_TO_CREATE_USER',
      ),
    );
  },
  signIn: async (email: string, password: string) => {
    const body = { email: addresses.toStandIn(email), password };
    return toSignedIn(
      await unless(api.signInEmail({ body, returnHeaders: true }), 'INVALID_EMAIL_OR_PASSWORD'),
    );
  },
  hasUser: async (email: string) =>
    (await (await adapter()).findUserByEmail(addresses.toStandIn(email))) !== null,
  findUser,
  checkPassword: async (email: string, password: string) => {
    const body = { email: addresses.toStandIn(email), password };
    const found = await unless(api.signInEmail({ body }), 'INVALID_EMAIL_OR_PASSWORD');
    if (!found) return null;
    await (await adapter()).deleteSession(found.token);
    return toUser(found.user as unknown as KeptUser);
  },
  setPassword: async (email: string, password: string) => {
    const users = await adapter();
    const found = await users.findUserByEmail(addresses.toStandIn(email));
    if (!found) return null;
    const user = toUser(found.user as unknown as KeptUser);
    await users.updatePassword(user.id, await passwords.hash(password));
    await users.deleteUserSessions(user.id);
    await endEntries(user.id);
    return user;
  },
  deleteUser: async (userId: string) => {
    await endEntries(userId);
    await (await adapter()).deleteUser(userId);
  },
});

function createSessions({ api, adapter, endOffice, toUser }: Kit) {
  const getSession = (pass: string) =>
    api.getSession({ headers: toHeaders(pass), returnHeaders: true, query: { disableCookieCache: true } });
  return {
    findSession: async (pass: string) => {
      const { headers, response } = await getSession(pass);
      if (!response) return null;
      const { session, user } = response;
      if (Date.now() - session.createdAt.getTime() > longestSessionMs) {
        await (await adapter()).deleteSession(session.token);
        return null;
      }
      return { ...toUser(user), renewedPass: findPass(headers) };
    },
    endSession: async (pass: string) => {
      const { response } = await getSession(pass);
      if (response) await (await adapter()).deleteSession(response.session.token);
    },
    endSessions: async (userId: string) => {
      await (await adapter()).deleteUserSessions(userId);
      await endOffice(userId);
    },
  };
}

const createPasswords = ({ addresses, asked, endEntries, api, adapter, findUser }: Kit) => ({
  isPassword: async (pass: string, password: string) =>
    (await unless(
      api.verifyPassword({ body: { password }, headers: toHeaders(pass) }),
      'INVALID_PASSWORD',
    )) !== null,
  changePassword: async (pass: string, currentPassword: string, newPassword: string) => {
    const body = { currentPassword, newPassword, revokeOtherSessions: true };
    const changed = await unless(
      api.changePassword({ body, headers: toHeaders(pass), returnHeaders: true }),
      'INVALID_PASSWORD',
    );
    if (!changed) return null;
    await endEntries(changed.response.user.id);
    return getPass(changed.headers);
  },
  createResetToken: (email: string) => {
    const box = { token: null };
    return asked.run(box, async () => {
      await api.requestPasswordReset({ body: { email: addresses.toStandIn(email) } });
      return box.token;
    });
  },
  findResetUser: async (token: string) => {
    const link = await (await adapter()).findVerificationValue(`reset-password:${token}`);
    return link && link.expiresAt > new Date() ? findUser(link.value) : null;
  },
  resetPassword: async (token: string, newPassword: string) =>
    (await unless(api.resetPassword({ body: { token, newPassword } }), 'INVALID_TOKEN')) !== null,
});

/** better-auth behind a port of our own (docs/decisions/006). Cookies are set by who knows the connection. */
export function createAuth(db: Database, masterKey: Uint8Array, passwords = hashInTurns): Auth {
  const kit = createKit(db, masterKey, passwords);
  return { ...createUsers(kit), ...createSessions(kit), ...createPasswords(kit) };
}
