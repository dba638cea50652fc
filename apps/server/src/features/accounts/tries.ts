import { toNetwork } from '../../platform/http/to-network.ts';

/** Who tries: the address the request came from, and the email the try is about. */
export interface Try {
  readonly address: string;
  readonly email: string;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

// What is counted, in words; only keyed hashes of them are kept.
export const byAddress = ({ address }: Try) => `from ${toNetwork(address)}`;
export const byEmail = ({ email }: Try) => `for ${email}`;
export const byBoth = (one: Try) => `${byAddress(one)} ${byEmail(one)}`;
