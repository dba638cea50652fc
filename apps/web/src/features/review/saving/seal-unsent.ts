/** AES-GCM, as the Web Cryptography API has it: a nonce of 12 bytes, then the ciphertext with its tag. */
const algorithm = 'AES-GCM';
const nonceBytes = 12;
/** How many numbers a function takes as arguments in every browser. */
const chunk = 8192;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', fromBase64(key), algorithm, false, ['encrypt', 'decrypt']);

const toParams = (nonce: Uint8Array<ArrayBuffer>, purpose: string) => ({
  name: algorithm,
  iv: nonce,
  additionalData: new TextEncoder().encode(purpose),
});

/** A browser seals only where the page came encrypted, or from the device itself. */
export const canSeal = () => 'subtle' in crypto;

/** `key`: base64 of 32 bytes. `purpose` is authenticated: what was sealed for one form does not open for another. */
export async function sealJson(key: string, value: unknown, purpose: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(toParams(nonce, purpose), await importKey(key), plain);
  const whole = new Uint8Array(nonceBytes + sealed.byteLength);
  whole.set(nonce);
  whole.set(new Uint8Array(sealed), nonceBytes);
  return toBase64(whole);
}

/** The caller names the type it sealed. Null when it was altered, or sealed with another key or for another purpose. */
export async function openJson<T>(key: string, sealed: string, purpose: string): Promise<T | null> {
  try {
    const whole = fromBase64(sealed);
    const params = toParams(whole.slice(0, nonceBytes), purpose);
    const plain = await crypto.subtle.decrypt(params, await importKey(key), whole.subarray(nonceBytes));
    return JSON.parse(new TextDecoder().decode(plain)) as T;
  } catch {
    return null;
  }
}
