import { expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { toReviewUrl } from './to-review-url.ts';

const hostOf = (env: Record<string, string>, origin: string) =>
  toReviewUrl(parseConfig(env), origin, 't').replace('/attorney-review/t', '');

it('a link names the host of a request only where that leads to no stranger, and PUBLIC_URL before all', () => {
  for (const near of [
    'http://127.0.0.1:4000',
    'http://192.168.1.20:8080',
    'http://[::1]:3000',
    'http://localhost:5173',
  ])
    expect(hostOf({}, near)).toBe(near);
  for (const far of [
    'http://evil.example',
    'http://127.0.0.1.evil.example',
    'http://8.8.8.8',
    'http://a b',
    'http://',
  ])
    expect(hostOf({ HOST: '0.0.0.0', PORT: '3210' }, far)).toBe('http://localhost:3210');
  expect(hostOf({ PUBLIC_URL: 'https://puente.example' }, 'http://localhost')).toBe('https://puente.example');
});
