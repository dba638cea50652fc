import { createHash } from 'node:crypto';

/** The SHA-256 of a file or a text, as 64 hexadecimal digits. */
export const toHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
