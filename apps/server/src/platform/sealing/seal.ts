import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';

/**
 * AES-256-GCM. A sealed value is one version byte, 12 bytes nonce, the ciphertext, 16 bytes tag. `purpose` is
 * authenticated with it, so that a value moved to another place or another document does not open.
 */
export interface SealingKey {
  readonly seal: (plain: Uint8Array, purpose: string) => Buffer;
  /** @throws SealError when the value was altered, belongs elsewhere or was sealed with another key. */
  readonly open: (sealed: Uint8Array, purpose: string) => Buffer;
}

/** A document's own key, together with the half of it that stands in its row: wrapped by the master key. */
export interface DocumentKey extends SealingKey {
  readonly wrapped: Buffer;
  /** 32 bytes for the browser of its person, of which nothing else is sealed here; they tell nothing about the key itself. */
  readonly unsentKey: Buffer;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

export function createSealingKey(key: Uint8Array): SealingKey {
  return {
    seal: (plain, purpose) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, body, cipher.getAuthTag()]);
    },
    open: (sealed, purpose) => {
      if (sealed[0] !== version || sealed.length < 1 + nonceBytes + tagBytes) {
        throw new SealError('not a sealed value');
      }
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes));
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
      try {
        const body = sealed.subarray(1 + nonceBytes, sealed.length - tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]);
      } catch {
        throw new SealError('a sealed value does not open with this key');
      }
    },
  };
}

const wrapPurpose = (documentId: string) => `document-key:${documentId}`;

/** Neither half tells anything about the key: the row's, wrapped by the master key, nor the salt in its file folder. */
function joinHalves(half: Uint8Array, salt: Uint8Array, documentId: string) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', half, salt, `puente:${purpose}:${documentId}`, 32));
  return { ...createSealingKey(derive('document')), unsentKey: derive('unsent') };
}

export function createDocumentKey(master: SealingKey, documentId: string, salt: Uint8Array): DocumentKey {
  const half = randomBytes(32);
  return { ...joinHalves(half, salt, documentId), wrapped: master.seal(half, wrapPurpose(documentId)) };
}

/** @throws SealError when the master key is not the one the document was made under. */
export function openDocumentKey(
  master: SealingKey,
  documentId: string,
  { wrapped, salt }: { wrapped: Buffer; salt: Uint8Array },
): DocumentKey {
  return { ...joinHalves(master.open(wrapped, wrapPurpose(documentId)), salt, documentId), wrapped };
}

/** First byte of a deflated value (RFC 1950, window of 32 kB); no JSON begins with it. */
const deflatedMark = 0x78;

/** Deflated first: answers with their evidence shrink to a fifth, for the disk and for the way there. */
export const sealJson = (key: SealingKey, value: unknown, purpose: string): Buffer =>
  key.seal(deflateSync(JSON.stringify(value), { level: 1 }), purpose);

/** The caller names the type it sealed: the seal proves that nothing else wrote the value. Takes values sealed as they were, too. */
export function openJson<T>(key: SealingKey, sealed: Uint8Array, purpose: string): T {
  const plain = key.open(sealed, purpose);
  return JSON.parse((plain[0] === deflatedMark ? inflateSync(plain) : plain).toString('utf8')) as T;
}
