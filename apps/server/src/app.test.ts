import { request } from 'node:http';
import { connect } from 'node:net';
import { maxUploadBytes } from '@puente/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, multipartType, toMultipart } from './testing/browser.ts';
import { drawPdf } from './testing/sample-pdf.ts';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';
import { listDatabaseKinds } from './testing/test-databases.ts';
import { waitUntil } from './testing/wait-until.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

describe('the HTTP application', { timeout: 120_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  it('says that it is well, and which forms it has', async () => {
    const { status, json } = await test.newBrowser().send('GET', '/api/health');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'ok',
      database: { status: 'ok' },
      forms: {
        'I-485': { official: false, edition: '01/20/25', standing: { status: 'not-accepted' } },
        'I-765': { official: false },
      },
    });
  });

  it('describes its API under its own content policy', async () => {
    const browser = test.newBrowser();
    const page = await browser.send('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>|<style>| style=/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('script-src');
    for (const closed of ['base-uri', 'form-action', 'frame-src', 'object-src'])
      expect(policy).toContain(`${closed} 'none'`);
    const { json } = await browser.send('GET', '/api/docs/json');
    expect(Object.keys(json.paths)).toContain('/api/documents/{sessionId}/process-enhanced');
    expect(json.paths['/api/documents/{sessionId}'].delete).toBeDefined();
  });

  it('answers an unknown API address with a problem and never with a page', async () => {
    const { status, json, headers } = await test.newBrowser().send('GET', '/api/nothing-here');
    expect([status, json.code]).toEqual([404, 'not_found']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('demands encryption only where it knows to have it', async () => {
    const plain = await test.newBrowser().send('GET', '/api/health');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await startTestApp(kind, { env: { PUBLIC_URL: 'https://puente.example.org' } });
    const answer = await secure.newBrowser().send('GET', '/api/health');
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    const browser = secure.newBrowser();
    const upload = await browser.uploadFiles({ bytes: await drawPdf() });
    expect(upload.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-puente_visitor=.*; Secure/),
      expect.stringMatching(/^__Host-puente_doc_.*; Secure/),
    ]);
    expect(await browser.get(upload.json.sessionId)).toMatchObject({ status: 'uploaded' });
    const own = { origin: 'https://puente.example.org' };
    expect((await browser.send('DELETE', `/api/documents/${upload.json.sessionId}`, {}, own)).status).toBe(
      204,
    );
    await secure.close();
  });

  it.each([
    [{ origin: 'http://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '', 'sec-fetch-site': 'same-origin' }, 403],
    [{ origin: 'http://puente.test' }, 404],
    [{ origin: 'http://puente.test:81' }, 403],
  ] as const)('takes a write with %o as %i', async (headers, status) => {
    const answer = await test.newBrowser().send('POST', '/api/documents/x/generate-pdf', {}, headers);
    expect(answer.status).toBe(status);
  });

  it.each([
    [{}, 404],
    [{ 'sec-fetch-site': 'same-origin' }, 404],
    [{ 'sec-fetch-site': 'none' }, 404],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
  ] as const)('takes a write that names no origin, with %o, as %i', async (headers, status) => {
    const url = '/api/documents/x/generate-pdf';
    const answer = await test.app.inject({ method: 'POST', url, headers });
    expect(answer.statusCode).toBe(status);
  });

  it('lets a review follow its document and stops a flood of uploads', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    for (let i = 0; i < 300; i += 1) {
      expect((await browser.send('GET', `/api/documents/${id}`)).status).toBe(200);
    }
    const flood: number[] = [];
    for (let i = 0; i < 125; i += 1) {
      flood.push((await browser.uploadFiles({ bytes: Buffer.from('x') })).status);
    }
    expect(flood.slice(0, 20)).toEqual(Array(20).fill(415));
    expect(flood.at(-1)).toBe(429);
  });

  it('refuses an upload over 10 MB while it is still being sent, and serves on', async () => {
    // An application of its own: the one shared here has had its fill of uploads.
    const own = await startTestApp(kind);
    const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const part = toMultipart([{ bytes: Buffer.alloc(0) }]);
    const head = part.subarray(0, part.indexOf('\r\n\r\n') + 4);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(`${address}/api/documents/upload`, {
        method: 'POST',
        headers: { 'content-type': multipartType, 'transfer-encoding': 'chunked' },
      });
      sending.on('error', reject);
      sending.on('response', (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      // The request is never ended: an answer means that nobody waited for the rest.
      sending.write(Buffer.concat([head, Buffer.alloc(maxUploadBytes + 1024, 'x')]));
    });
    expect(status).toBe(413);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await own.close();
  });

  it('lets who sends too much text send it to its end and read the answer, on a connection that goes on', async () => {
    // An application of its own: it listens, and it ends with what is connected to it.
    const own = await startTestApp(kind);
    const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let heard = '';
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('error', () => undefined);
    const sizeBytes = 8 * 1024 * 1024;
    const from = [`host: ${new URL(address).host}`, 'sec-fetch-site: same-origin'];
    const head = ['content-type: application/json', `content-length: ${sizeBytes}`, ...from];
    socket.write(['POST /api/auth/signin HTTP/1.1', ...head, '', ''].join('\r\n'));
    await waitUntil(() => heard.includes('too_much_text'), 'the refusal, before the text has come');
    socket.write(Buffer.alloc(sizeBytes, 'x'));
    socket.write(['GET /api/health/live HTTP/1.1', ...from, 'connection: close', '', ''].join('\r\n'));
    await ended;
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    await own.close();
  });

  it('writes nothing personal to its log during a whole run, faults included', async () => {
    const own = await startTestApp(kind);
    const browser = own.newBrowser();
    const id = await browser.upload(await drawPdf(), 'quispe-marisol.pdf');
    await browser.signUp('quispe@example.org');
    await browser.send('POST', '/api/auth/signup', { email: 'quispe@example.org', password: goodPassword });
    await browser.send('POST', '/api/auth/signin', { email: 'quispe@example.org', password: 'Quispe Nahui' });
    const view = await browser.process(id);
    await browser.send('PUT', `/api/documents/${id}/form`, view.formData);
    await browser.send('PUT', `/api/documents/${id}/form`, { ...view.formData, children: 'Quispe' });
    await browser.send('PUT', `/api/documents/${id}/form`, Buffer.from('{"Quispe'), {
      'content-type': 'application/json',
    });
    await browser.send('POST', `/api/documents/${id}/generate-pdf`, {});
    await browser.send('GET', `/api/documents/${id}/raw-text?name=Quispe`);
    await browser.send('GET', '/api/Quispe');
    own.reader.fail(new Error('near Quispe 204518837'), 3);
    const failing = await browser.upload(await drawPdf(), 'Quispe.pdf');
    await browser.process(failing);
    await own.close();
    const log = own.logLines.join('');
    expect(log).toContain('document uploaded');
    expect(log).toContain('processing failed');
    for (const secret of [/quispe/i, /marisol/i, /204518837/, new RegExp(id), /127\.0\.0\.1/]) {
      expect(log).not.toMatch(secret);
    }
    const tokens = [...browser.cookies].filter(([name]) => /^puente_(visitor|doc_)/.test(name));
    expect(tokens.length).toBeGreaterThan(1);
    for (const [, token] of tokens) if (token) expect(log).not.toContain(token);
  });
});
