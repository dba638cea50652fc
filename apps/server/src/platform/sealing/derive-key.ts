import { createHmac, hkdfSync } from 'node:crypto';

/** 32 bytes for one purpose; those of one purpose tell nothing about another's or about the master key. */
export const deriveKey = (masterKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, new Uint8Array(), `puente:${purpose}`, 32));

/** Turns what must not be stored (an address, an email) into something that can be counted but not read. */
export type KeyedHash = (text: string) => string;

export function createKeyedHash(masterKey: Uint8Array, purpose: string): KeyedHash {
  const key = deriveKey(masterKey, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}
