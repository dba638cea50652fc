import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHash } from '../platform/auth/hash-in-turns.ts';

const toHash = (password: string, salt: string) =>
  `${salt}:${scryptSync(password, salt, 32, { N: 2 }).toString('hex')}`;

/** Salted and one way like the real one, without the tenth of a second it takes; that one has tests of its own. */
export const quickPasswords: PasswordHash = {
  hash: async (password) => toHash(password, randomBytes(16).toString('hex')),
  verify: async ({ hash, password }) => toHash(password, hash.split(':')[0] ?? '') === hash,
};
