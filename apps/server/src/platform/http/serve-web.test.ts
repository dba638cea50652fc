import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import { pagePaths } from '@puente/contract/page-paths';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitRates } from './limit-rates.ts';
import { serveWeb } from './serve-web.ts';

const page = '<!doctype html><title>Puente</title>';
const folder = mkdtempSync(join(tmpdir(), 'puente-web-'));
let app: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), page);
  for (const name of ['landing.en.html', 'landing.es.html', 'app.en.html', 'app.es.html'])
    writeFileSync(join(folder, name), `${name} at %ORIGIN%/?lang=en`);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  mkdirSync(join(folder, 'assets'));
  for (const name of ['file-worker-AbC_1-2.js', 'page.js', 'page.js.br', 'page.js.gz'])
    writeFileSync(join(folder, 'assets', name), name);
  app = Fastify();
  await limitRates(app);
  await app.register(fastifyCookie);
  await serveWeb(app, null, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function get(url: string) {
  const { statusCode, body, headers } = await app.inject({ method: 'GET', url });
  return { statusCode, body, cache: headers['cache-control'] };
}

const drawn: readonly string[] = [pagePaths.home, pagePaths.app];
const otherPages = Object.values(pagePaths).filter((path) => !drawn.includes(path));

it.each(otherPages)('answers the page %s with 200', async (path) => {
  const url = path.replace(':reviewToken', 'some-token');
  for (const address of [url, `${url}?session=one`])
    expect(await get(address)).toEqual({ statusCode: 200, body: page, cache: 'no-cache' });
});

it.each([
  ['the browser asks for it', '/', { 'accept-language': 'es-HN, en;q=0.5' }, 'landing.es.html'],
  ['the address asks for it', '/?lang=es', { 'accept-language': 'en' }, 'landing.es.html'],
  ['the person chose it', '/?lang=en', { cookie: 'puente_language=es' }, 'landing.es.html'],
  ['nobody speaks what is asked for', '/?lang=xx', { 'accept-language': 'xx' }, 'landing.en.html'],
  ['nothing is asked for', '/', { cookie: 'puente_language=../index' }, 'landing.en.html'],
])('sends the home page in the right language where %s', async (_, url, headers, file) => {
  const answer = await app.inject({ method: 'GET', url, headers });
  expect([answer.statusCode, answer.body]).toEqual([200, `${file} at /?lang=en`]);
  expect(answer.headers['content-language']).toBe(file.slice(8, 10));
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-cache');
  for (const name of ['accept-encoding', 'accept-language', 'cookie'])
    expect(String(answer.headers.vary)).toContain(name);
});

it('sends the first step drawn to somebody who has just come, in their language', async () => {
  const headers = { 'accept-language': 'es' };
  const answer = await app.inject({ method: 'GET', url: '/app', headers });
  expect([answer.statusCode, answer.body]).toEqual([200, 'app.es.html at /?lang=en']);
  expect(answer.headers['content-language']).toBe('es');
});

it.each([
  'puente_doc_ab12=pass',
  '__Host-puente_doc_ab12=pass',
  'puente_signed_in=1',
  'puente_signed_in=leaving',
])('leaves the first step to the browser where it has a document or an account: %s', async (cookie) => {
  const answer = await app.inject({ method: 'GET', url: '/app', headers: { cookie } });
  expect([answer.statusCode, answer.body]).toEqual([200, page]);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(String(answer.headers.vary)).toContain('cookie');
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('packs the home page for a browser that takes %s', async (accepted, encoding, unpack) => {
  const answer = await app.inject({ method: 'GET', url: '/', headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(String(unpack(answer.rawPayload))).toBe('landing.en.html at /?lang=en');
});

it('names full addresses to search engines where the server knows its own', async () => {
  const named = Fastify();
  await limitRates(named);
  await named.register(fastifyCookie);
  await serveWeb(named, new URL('https://puente.example.org/'), folder);
  const read = async (url: string) => (await named.inject({ method: 'GET', url })).body;
  expect(await read('/')).toBe('landing.en.html at https://puente.example.org/?lang=en');
  expect(await read('/robots.txt')).toContain('\nSitemap: https://puente.example.org/sitemap.xml\n');
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain('<loc>https://puente.example.org/?lang=es</loc>');
  expect(sitemap).toContain('<loc>https://puente.example.org/privacy</loc>');
  await named.close();
  expect((await get('/robots.txt')).body).not.toContain('Sitemap');
  expect((await get('/sitemap.xml')).statusCode).toBe(404);
});

it('answers an address that is no page with 404 and the page that says so', async () => {
  for (const url of [
    '/no-such-page',
    '/app/more',
    '/icon.png',
    '/no/such/page?x=1',
    '/landing.en.html',
    '/app.es.html',
  ])
    expect(await get(url), url).toEqual({ statusCode: 404, body: page, cache: 'no-cache' });
});

it('answers a file with the file, and what is missing of the API or the built files with no page', async () => {
  expect(await get('/icon.svg')).toMatchObject({ statusCode: 200, body: '<svg/>' });
  for (const url of ['/api/nothing', '/assets/old-1234.js', '/api?x=1']) {
    const { statusCode, body } = await get(url);
    expect([statusCode, JSON.parse(body).code], url).toEqual([404, 'not_found']);
  }
});

it.each([
  ['br, gzip', 'br', 'page.js.br'],
  ['gzip', 'gzip', 'page.js.gz'],
  ['identity', undefined, 'page.js'],
])(
  'sends a file of the build as it was packed for a browser that takes %s',
  async (accepted, encoding, file) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await app.inject({ method: 'GET', url: '/assets/page.js', headers });
    expect(answer.body).toBe(file);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toBe('accept-encoding');
  },
);

it('lets a drawn page have the styles that stand in it, and no other page', async () => {
  writeFileSync(join(folder, 'landing.es.html'), '<style>a{color:red}@media (1px<width){}</style>');
  const styled = Fastify();
  await styled.register(fastifyCookie);
  styled.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', "style-src 'self'; font-src 'self'");
  });
  await limitRates(styled);
  await serveWeb(styled, null, folder);
  const policyOf = async (url: string) =>
    (await styled.inject({ method: 'GET', url })).headers['content-security-policy'];
  const hash = createHash('sha256').update('a{color:red}@media (1px<width){}').digest('base64');
  expect(await policyOf('/?lang=es')).toBe(`style-src 'self' 'sha256-${hash}'; font-src 'self'`);
  for (const url of ['/?lang=en', '/app', '/assets/page.js'])
    expect(await policyOf(url)).toBe("style-src 'self'; font-src 'self'");
  await styled.close();
});

it('lets the thread that opens files run WebAssembly, and nothing else', async () => {
  const policyOf = async (url: string) =>
    (await app.inject({ method: 'GET', url })).headers['content-security-policy'];
  expect(await policyOf('/assets/file-worker-AbC_1-2.js')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  for (const url of ['/', '/assets/page.js']) expect(await policyOf(url), url).toBeUndefined();
});
