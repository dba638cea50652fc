import { expect, it } from 'vitest';
import { cleanForwarded } from './clean-forwarded.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1, 10.0.0.2', '2001:db8::1, 10.0.0.2'],
  // Ports, as some proxies write them.
  ['203.0.113.7:4711, [2001:db8::1]:80, [2001:db8::2]', '203.0.113.7, 2001:db8::1, 2001:db8::2'],
  // Who wrote before a word that is no address is not known.
  ['198.51.100.1, anybody, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, anybody', undefined],
  ['999.1.1.1', undefined],
  ['', undefined],
  [undefined, undefined],
])('leaves of %o the addresses alone: %o', (input, left) => {
  const headers = { ...(input !== undefined && { 'x-forwarded-for': input }) };
  cleanForwarded(headers);
  expect(headers['x-forwarded-for']).toBe(left);
});
