import { BlockList, isIP } from 'node:net';

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Names and addresses that lead to no stranger's machine. `hostname`: as a `URL` has it. */
export function isNearHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return host === 'localhost' || host.endsWith('.local');
  return near.check(host, version === 6 ? 'ipv6' : 'ipv4');
}
