import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** Codes of an app on a phone (RFC 6238: 6 digits, 30 seconds, SHA-1), by what better-auth makes them with. */

const stepSeconds = 30;
/** Of clocks that differ: a code of the step before or after counts too. */
const stepsApart = 1;
const secretBytes = 16;

export const createTotpSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** What an app takes: an address for its camera, and the secret alone to be typed. */
export const toTotpSetup = (secret: string, issuer: string, account: string) => ({
  uri: createOTP(secret).url(issuer, account),
  secret: base32.encode(secret, { padding: false }),
});

/** The step that a code is of; null: it is of none near `now`. */
export async function findTotpStep(secret: string, code: string, now: Date): Promise<number | null> {
  const middle = Math.floor(now.getTime() / (1000 * stepSeconds));
  for (let step = middle - stepsApart; step <= middle + stepsApart; step += 1)
    if ((await createOTP(secret).hotp(step)) === code) return step;
  return null;
}
