import type { PrivacyFacts } from '@puente/contract';
import { isNearHost } from '../../platform/http/is-near-host.ts';

/** What is told of the server that mails go out by: never who signs in to it. A near one is the operator's own. */
export function toCarrier(smtpUrl: string): NonNullable<PrivacyFacts['mail']> {
  const { hostname, protocol } = new URL(smtpUrl);
  return { host: isNearHost(hostname) ? null : hostname, alwaysEncrypted: protocol === 'smtps:' };
}
