import { BlockList, isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Where the page stands from which a link is asked for: its protocol and host. */
export type Origin = string;

/** Names and addresses that lead to no stranger's machine. */
function isNear(origin: Origin): boolean {
  if (!URL.canParse(origin)) return false;
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return host === 'localhost' || host.endsWith('.local');
  return near.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

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
