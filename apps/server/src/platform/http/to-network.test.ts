import { expect, it } from 'vitest';
import { toNetwork } from './to-network.ts';

it('counts an IPv6 household as one and every IPv4 address for itself', () => {
  expect(toNetwork('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7');
  expect(toNetwork('2001:0db8::7:1')).toBe('2001:db8:0:0');
  expect(toNetwork('2001:db8:0:7::1')).toBe(toNetwork('2001:db8:0:7:ffff::'));
  expect(toNetwork('::1')).toBe('0:0:0:0');
  expect(toNetwork('192.0.2.7')).toBe('192.0.2.7');
  expect(toNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7');
});
