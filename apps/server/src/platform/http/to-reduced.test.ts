import { expect, it } from 'vitest';
import { toBrowserFamily } from './to-browser-family.ts';
import { toReferrerHost } from './to-referrer-host.ts';

const engine = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${engine} Chrome/140.0.0.0 Safari/537.36`, 'Chrome'],
  [`${engine} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge'],
  [`${engine} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/90.0`, 'Opera'],
  [`${engine} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari',
  ],
  ['Invented/7.4 (Nowhere)', null],
  ['', null],
])('keeps of the browser %s only: %s', (userAgent, family) => {
  expect(toBrowserFamily(userAgent)).toBe(family);
});

it.each([
  ['https://where-from.example.org/secret?who=ana#there', 'where-from.example.org'],
  ['http://ana:word@example.org:8080/', 'example.org'],
  ['data:text/plain,ana', null],
  ['file:///home/ana', null],
  ['no address', null],
  ['', null],
])('keeps of the page %s only its site: %s', (referrer, host) => {
  expect(toReferrerHost(referrer)).toBe(host);
});
