import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';
import { listDatabaseKinds } from './testing/test-databases.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

const write = '/api/documents/x/generate-pdf';

describe('the outer wall', { timeout: 120_000 }, () => {
  let test: TestApp;
  let named: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
    named = await startTestApp(kind, {
      env: { PUBLIC_URL: 'https://puente.example.org', TRUSTED_PROXIES: '10.0.0.0/8' },
    });
  });
  afterAll(async () => {
    await test.close();
    await named.close();
  });

  describe('knows a visitor’s address', () => {
    /** How many of 125 uploads are looked at; from one address 120 are. */
    const countTries = async (
      app: FastifyInstance,
      remoteAddress: string,
      forwarded: (i: number) => string,
    ) => {
      let tried = 0;
      for (let i = 0; i < 125; i += 1) {
        const { statusCode } = await app.inject({
          method: 'POST',
          url: '/api/documents/upload',
          remoteAddress,
          headers: { 'x-forwarded-for': forwarded(i) },
        });
        if (statusCode !== 429) tried += 1;
      }
      return tried;
    };
    const other = (i: number) => `203.0.113.${i}`;

    it.each([
      ['from a proxy on this machine', () => test.app, '127.0.0.1', other, 125],
      ['from nobody else, unless named', () => test.app, '10.1.2.3', other, 120],
      ['from a proxy that was named', () => named.app, '10.1.2.3', other, 125],
      ['and then from none on this machine', () => named.app, '127.0.0.1', other, 120],
      ['and takes no word for one', () => test.app, '127.0.0.2', (i: number) => `anybody-${i}`, 120],
    ] as const)('%s', async (_what, app, remoteAddress, forwarded, tried) => {
      expect(await countTries(app(), remoteAddress, forwarded)).toBe(tried);
    });
  });

  describe('takes a write', () => {
    const own = 'https://puente.example.org';
    it.each([
      ['from its own page', { host: 'puente.example.org', origin: own }, 404],
      ['from no page', { host: 'puente.example.org' }, 404],
      ['not unencrypted', { host: 'puente.example.org', origin: 'http://puente.example.org' }, 403],
      [
        'not from the page of its own machine',
        { host: 'localhost:3000', origin: 'http://localhost:3000' },
        403,
      ],
      ['not from a page of the host it was asked as', { host: '127.0.0.1', origin: 'http://127.0.0.1' }, 403],
      ['not with an origin that is no page', { host: 'puente.example.org', origin: `${own}/x` }, 403],
      [
        'not when the browser tells that it comes from elsewhere',
        { host: 'puente.example.org', origin: own, 'sec-fetch-site': 'cross-site' },
        403,
      ],
    ] as const)('%s, where it knows its name', async (_from, headers, status) => {
      const answer = await named.app.inject({ method: 'POST', url: write, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([
        status,
        status === 403 ? 'wrong_origin' : 'not_found',
      ]);
    });

    it.each([
      [{ host: 'puente.test', origin: 'http://puente.test' }, 404],
      [{ host: 'puente.test', origin: 'https://puente.test' }, 403],
      [{ host: 'puente.test', origin: 'https://puente.test', 'x-forwarded-proto': 'https' }, 404],
      [{ host: 'puente.test', origin: 'http://puente.test', 'sec-fetch-site': 'cross-site' }, 403],
      [{ host: 'puente.test', origin: 'http://puente.test', 'sec-fetch-site': 'same-origin' }, 404],
    ] as const)('without a name of its own, with %o, as %i', async (headers, status) => {
      expect((await test.app.inject({ method: 'POST', url: write, headers })).statusCode).toBe(status);
    });
  });

  it.each([
    ['puente.example.org', '/', 200],
    ['PUENTE.example.org', '/', 200],
    ['localhost:3000', '/', 200],
    ['127.0.0.1:3000', '/', 200],
    ['10.4.5.6:3000', '/api/health/live', 200],
    ['10.4.5.6:3000', '/api/health', 200],
    ['evil.example', '/', 421],
    ['evil.example', '/api/auth/me', 421],
    ['evil.example', '/api/documents/x', 421],
    ['puente.example.org.evil.example', '/', 421],
    ['puente.example.org:81', '/', 421],
    ['127.0.0.1.evil.example', '/', 421],
  ])('a site with a name answers %s %s with %i', async (host, url, status) => {
    const answer = await named.app.inject({ method: 'GET', url, headers: { host } });
    // Without a built page there is none to show.
    expect(status === 200 && url === '/' ? [200, 404] : [status]).toContain(answer.statusCode);
    if (status === 421) expect(answer.json().code).toBe('wrong_host');
    else expect(answer.body).not.toContain('wrong_host');
  });

  it('a forwarded host counts from a named proxy alone', async () => {
    const headers = { host: 'puente:3000', 'x-forwarded-host': 'puente.example.org' };
    const ask = (remoteAddress: string) => named.app.inject({ url: '/api/auth/me', headers, remoteAddress });
    expect((await ask('10.1.2.3')).statusCode).toBe(401);
    expect((await ask('192.0.2.1')).statusCode).toBe(421);
  });

  describe('says nothing without its headers', () => {
    let port: number;
    beforeAll(async () => {
      await test.app.listen({ host: '127.0.0.1', port: 0 });
      ({ port } = test.app.server.address() as { port: number });
    });

    /** The whole answer to what is written on a connection. */
    const write = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1');
        let answer = '';
        socket.on('data', (chunk) => {
          answer += String(chunk);
        });
        socket.on('close', () => resolve(answer));
        socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
        socket.write(text);
      });
    const ask = (line: string, more = '') =>
      write(`${line} HTTP/1.1\r\nhost: puente.test\r\nconnection: close\r\n${more}\r\n`);

    it.each([
      ['a broken escape', () => ask('GET /%secret'), 400, 'bad_request'],
      ['a broken escape in the API', () => ask('GET /api/documents/%secret'), 400, 'bad_request'],
      ['a name far too long', () => ask(`GET /api/documents/${'secret'.repeat(50)}`), 404, 'not_found'],
      [
        'headers far too long',
        () => ask('GET /secret', `x: ${'secret'.repeat(9_000)}\r\n`),
        431,
        'bad_request',
      ],
      ['an address far too long', () => ask(`GET /${'secret'.repeat(9_000)}`), 431, 'bad_request'],
      ['no request at all', () => write('secret\r\n\r\n'), 400, 'bad_request'],
      ['a method it does not know', () => ask('PROPFIND /secret'), 404, 'not_found'],
      ['a method for reading the way', () => ask('TRACE /secret'), 404, 'not_found'],
      ['a method the address does not take', () => ask('DELETE /api/auth/me?secret'), 404, 'not_found'],
      ['an address that is none', () => ask('GET /api/secret'), 404, 'not_found'],
    ])('to %s', async (_what, send, status, code) => {
      const answer = await send();
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status} `);
      for (const header of [
        /^content-security-policy: default-src 'none'/im,
        /^x-content-type-options: nosniff/im,
      ])
        expect(head).toMatch(header);
      expect(body).toContain(`"code":"${code}"`);
      expect(body).toContain('"message":');
      expect(answer).not.toContain('secret');
    });
  });

  it('lets no robot list what is about a person', async () => {
    for (const url of [
      '/api/health',
      '/attorney-review/x',
      '/Attorney-Review/x',
      '/review?session=x',
      '/generate',
    ])
      expect((await test.newBrowser().send('GET', url)).headers['x-robots-tag'], url).toContain('noindex');
    for (const url of ['/', '/app', '/reviewing'])
      expect((await test.newBrowser().send('GET', url)).headers['x-robots-tag'], url).toBeUndefined();
  });

  it('keeps an opened link’s page in no cache, however its address is spelt', async () => {
    const { headers } = await test.newBrowser().send('GET', '/Attorney-Review/x');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('describes its API only where it has no name, unless told to', async () => {
    expect((await named.newBrowser().send('GET', '/api/docs')).status).toBe(404);
    const told = await startTestApp(kind, {
      env: { PUBLIC_URL: 'https://puente.example.org', API_DOCS: 'on' },
    });
    expect((await told.newBrowser().send('GET', '/api/docs')).status).toBe(200);
    await told.close();
  });

  it('demands encryption of its neighbours only when told to', async () => {
    const { headers } = await named.newBrowser().send('GET', '/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const env = { PUBLIC_URL: 'https://puente.example.org', HSTS_SUBDOMAINS: 'on' };
    const told = await startTestApp(kind, { env });
    const answer = await told.newBrowser().send('GET', '/api/health');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await told.close();
  });
});
