import type { IncomingMessage } from 'node:http';

const yearSeconds = 365 * 24 * 60 * 60;

/** Everything a page loads comes from here, and no text becomes script or style. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The thread that opens files on a person's device, the one address that is made into code.
  'trusted-types file-worker',
];

/** The policy of a page in which some styles stand, by their hashes. */
export const withStyles = (policy: string, hashes: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...hashes].join(' '));

/** Of that thread alone: what it opens files with is WebAssembly. A page may run none. */
export const fileWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What an answer's headers depend on. */
export interface SiteSecurity {
  readonly publicUrl: URL | null;
  /** Neighbouring names of the site are reached encrypted too. */
  readonly hstsSubdomains: boolean;
}

export type Headers = Readonly<Record<string, string>>;

/** Of every answer. Encryption is demanded only where the server is known to have it. */
export function toSecurityHeaders({ publicUrl, hstsSubdomains }: SiteSecurity): Headers {
  const isEncrypted = publicUrl?.protocol === 'https:';
  const policy = isEncrypted ? [...contentPolicy, 'upgrade-insecure-requests'] : contentPolicy;
  const encryption = `max-age=${yearSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isEncrypted && { 'strict-transport-security': encryption }),
  };
}

// Pages are found by their addresses whatever the case of the letters.
const ofPersons =
  /^\/(api|attorney-review|review|generate|reset-password|confirm-email|unsubscribe|app\/documents)(\/|\?|$)/i;
const ofApi = /^\/api\//i;

/** Of the answers to one address: what is about a person is kept by no cache and found by no search engine. */
export const toAddressHeaders = ({ url = '' }: Pick<IncomingMessage, 'url'>): Headers => ({
  ...(ofPersons.test(url) && { 'x-robots-tag': 'noindex, nofollow, noarchive' }),
  ...(ofApi.test(url) && { 'cache-control': 'no-store' }),
});
