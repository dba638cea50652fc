import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** 256 bits nobody can guess, for a cookie or a link. */
export const createToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is kept of a token: with so many random bits a plain hash cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
