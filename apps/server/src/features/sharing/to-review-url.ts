import type { Config } from '../../config.ts';
import { isNearHost } from '../../platform/http/is-near-host.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';

/** Where the page stands from which a link is asked for: its protocol and host. */
export type Origin = string;

const isNear = (origin: Origin): boolean => URL.canParse(origin) && isNearHost(new URL(origin).hostname);

/**
 * The address of a link. Without `PUBLIC_URL` it names the host a request came in by only if that is a local one, else
 * where this server listens: whoever sends a request chooses its host.
 */
export function toReviewUrl(config: Config, origin: Origin, token: string): string {
  const path = `/attorney-review/${token}`;
  return config.publicUrl === null && isNear(origin)
    ? new URL(path, origin).href
    : toOwnUrl(config, path).href;
}

/**
 * Whether a mail may name the address that `toReviewUrl` makes. The name a request came in by is chosen by whoever sends
 * it: in a mail from this site it could lead a lawyer to a stranger's page.
 */
export const isMailable = ({ publicUrl }: Config, origin: Origin): boolean =>
  publicUrl !== null || isNear(origin);
