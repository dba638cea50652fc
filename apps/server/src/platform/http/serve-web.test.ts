import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  mkdirSync(join(folder, 'assets'));
  for (const name of ['page.js', 'page.js.br', 'page.js.gz'])
    writeFileSync(join(folder, 'assets', name), name);
  app = Fastify();
  await limitRates(app);
  await serveWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function get(url: string) {
  const { statusCode, body, headers } = await app.inject({ method: 'GET', url });
  return { statusCode, body, cache: headers['cache-control'] };
}

it.each(Object.values(pagePaths))('answers the page %s with 200', async (path) => {
  const url = path.replace(':reviewToken', 'some-token');
  for (const address of [url, `${url}?session=one`])
    expect(await get(address)).toEqual({ statusCode: 200, body: page, cache: 'no-cache' });
});

it('answers an address that is no page with 404 and the page that says so', async () => {
  for (const url of ['/no-such-page', '/app/more', '/icon.png', '/no/such/page?x=1'])
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
