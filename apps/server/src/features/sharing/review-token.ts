import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const tokenBytes = 32;

/** 256 bits nobody can guess, for a link or for the cookie of a browser in which one was opened. */
export const createToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is kept of a token: with so many random bits a plain hash cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Both hashes of one length; how long it takes says nothing about where they differ. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
