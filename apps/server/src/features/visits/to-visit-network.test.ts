import { expect, it } from 'vitest';
import { toVisitNetwork } from './to-visit-network.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['::1', '0:0:0::'],
])('keeps of %s only %s', (address, network) => {
  expect(toVisitNetwork(address)).toBe(network);
});
