import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../context.ts';

/** Of the address's hash, and of what proves that it came from here. */
const partBytes = 32;

const sign = (services: Services, emailHash: string) =>
  Buffer.from(services.hashTry(`unsubscribe ${emailHash}`), 'hex');

/**
 * What ends all mail with tips to one address. It is made from the address's keyed hash and kept nowhere: it works from
 * every mail, for good, also when the address was deleted meanwhile, and tells nobody the address.
 */
export const toUnsubscribeToken = (services: Services, emailHash: string): string =>
  Buffer.concat([Buffer.from(emailHash, 'hex'), sign(services, emailHash)]).toString('base64url');

/** The hash of the address a token is for; null: we did not make it. */
export function readUnsubscribeToken(services: Services, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * partBytes) return null;
  const emailHash = bytes.subarray(0, partBytes).toString('hex');
  return timingSafeEqual(bytes.subarray(partBytes), sign(services, emailHash)) ? emailHash : null;
}
