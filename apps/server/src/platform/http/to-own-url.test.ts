import { expect, it } from 'vitest';
import { toOwnUrl } from './to-own-url.ts';

const toHref = (host: string, publicUrl: URL | null = null) =>
  toOwnUrl({ publicUrl, host, port: 3000 }, '/app/documents').href;

it('leads to the public address where one is known', () => {
  expect(toHref('::', new URL('https://puente.example.org'))).toBe(
    'https://puente.example.org/app/documents',
  );
});

it('leads to an address that opens, also from a server that listens everywhere', () => {
  expect(toHref('127.0.0.1')).toBe('http://127.0.0.1:3000/app/documents');
  expect(toHref('0.0.0.0')).toBe('http://localhost:3000/app/documents');
  expect(toHref('::')).toBe('http://localhost:3000/app/documents');
  expect(toHref('::1')).toBe('http://[::1]:3000/app/documents');
});
