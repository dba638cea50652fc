import { isIPv4 } from 'node:net';
import { toNetwork } from '../../platform/http/to-network.ts';

/** What is kept of an address: IPv4 /24, IPv6 /48. Thousands may share it, and it still tells the country. */
export function toVisitNetwork(address: string): string {
  const network = toNetwork(address);
  const groups = network.split(isIPv4(network) ? '.' : ':').slice(0, 3);
  return isIPv4(network) ? `${groups.join('.')}.0` : `${groups.join(':')}::`;
}
