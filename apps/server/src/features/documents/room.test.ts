import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asSystem } from '../../context.ts';
import { multipartType } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { deleteForgottenFiles } from './delete-forgotten-files.ts';

const hourMs = 60 * 60_000;
const gigabyte = 1024 ** 3;

describe.each(await listDatabaseKinds())('room for documents on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  const findFreeBytes = vi.fn(async () => gigabyte);
  beforeAll(async () => {
    test = await startTestApp(kind, {
      env: {
        VISITOR_MAX_DOCUMENTS: '3',
        ACCOUNT_MAX_DOCUMENTS: '5',
        ACCOUNT_MAX_MB: '1',
        DISK_RESERVE_MB: '500',
      },
      replace: { findFreeBytes },
    });
  });
  afterAll(() => test.close());
  afterEach(() => {
    findFreeBytes.mockResolvedValue(gigabyte);
    vi.restoreAllMocks();
  });
  const listFolders = () => readdirSync(join(test.dataDir, 'files'));

  it('takes in so many files of a browser, several at once too; one deleted makes room', async () => {
    const browser = test.newBrowser();
    const bytes = await drawPdf();
    const first = await browser.upload(bytes);
    const before = listFolders().length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.uploadFiles({ bytes })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json.code).toBe('too_many_documents');
    expect(listFolders()).toHaveLength(before + 2);
    await browser.send('DELETE', `/api/documents/${first}`);
    expect((await browser.uploadFiles({ bytes })).status).toBe(200);
  });

  it('counts the size of all files of an account, and says so in words of its own', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const pdf = await drawPdf();
    const bytes = Buffer.concat([pdf, Buffer.alloc(700_000, '\n%')]);
    expect((await browser.uploadFiles({ bytes })).status).toBe(200);
    const refused = await browser.uploadFiles({ bytes });
    expect(refused.status).toBe(409);
    expect(refused.json.code).toBe('account_full');
    expect((await browser.uploadFiles({ bytes: pdf })).status).toBe(200);
  });

  it('takes nothing in when the disk is almost full, and goes on saving', async () => {
    const browser = test.newBrowser();
    const sessionId = await browser.upload(await drawPdf());
    const { formData } = await browser.process(sessionId);
    findFreeBytes.mockResolvedValue(499 * 1024 * 1024);
    const refused = await test.newBrowser().uploadFiles({ bytes: await drawPdf() });
    expect(refused.status).toBe(503);
    expect(refused.json.code).toBe('storage_full');
    expect((await browser.send('PUT', `/api/documents/${sessionId}/form`, formData)).status).toBe(200);
  });

  it('leaves nothing on the disk of a document deleted while one of its pages was drawn', async () => {
    const browser = test.newBrowser();
    // Unlike any other file: pages of another may still be drawn ahead.
    const pdf = Buffer.concat([await drawPdf(), Buffer.from('\n% the one that is deleted')]);
    const sessionId = await browser.upload(pdf);
    const before = listFolders();
    const { renderPage } = test.services.pdf;
    let deletion: Promise<unknown> | undefined;
    vi.spyOn(test.services.pdf, 'renderPage').mockImplementation(async (...args) => {
      const image = await renderPage(...args);
      if (!pdf.equals(args[0])) return image;
      deletion = browser.send('DELETE', `/api/documents/${sessionId}`);
      await deletion;
      return image;
    });
    const page = await browser.send('GET', `/api/documents/${sessionId}/pages/1`);
    expect(page.status).toBe(404);
    expect(listFolders()).toHaveLength(before.length - 1);
  });

  it('keeps nothing of an upload that could not be stored', async () => {
    const before = listFolders();
    vi.spyOn(test.services.db, 'insert').mockImplementation(() => {
      throw new Error('no space left on device');
    });
    const failed = await test.newBrowser().uploadFiles({ bytes: await drawPdf() });
    expect(failed.status).toBe(500);
    expect(listFolders()).toEqual(before);
  });

  it('deletes folders that no document has, but not those of an upload under way', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const sessionId = await browser.upload(await drawPdf());
    const addFolder = (name: string, ageMs: number) => {
      const folder = join(test.dataDir, 'files', name);
      mkdirSync(folder);
      writeFileSync(join(folder, 'upload.pdf'), 'sealed');
      const changedAt = new Date(Date.now() - ageMs);
      utimesSync(folder, changedAt, changedAt);
    };
    const [forgotten, underWay] = [
      '00000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-000000000002',
    ];
    addFolder(forgotten, 2 * hourMs);
    addFolder(underWay, 0);
    expect(await deleteForgottenFiles(asSystem(test.services))).toBe(1);
    expect(listFolders()).toContain(underWay);
    expect(listFolders()).not.toContain(forgotten);
    test.passTime(2 * hourMs);
    expect(await deleteForgottenFiles(asSystem(test.services))).toBe(1);
    expect((await browser.get(sessionId)).sessionId).toBe(sessionId);
  });

  it.each([
    ['--puente-test-boundary\r\nbroken'],
    ['garbage'],
    [
      '--puente-test-boundary\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut',
    ],
  ])('answers a broken upload as a bad request: %j', async (body) => {
    const before = test.logLines.filter((line) => line.includes('"level":50')).length;
    const answer = await test.newBrowser().send('POST', '/api/documents/upload', Buffer.from(body), {
      'content-type': multipartType,
    });
    expect(answer.status).toBe(400);
    expect(test.logLines.filter((line) => line.includes('"level":50'))).toHaveLength(before);
  });
});

describe('an upload that stalls', { timeout: 120_000 }, () => {
  it('is ended, and its place is free again', async () => {
    const [kind] = await listDatabaseKinds();
    if (!kind) throw new Error('no database to test on');
    const test = await startTestApp(kind, {
      replace: { minUploadSpeed: { bytesPerSecond: 20_480, stretchMs: 300 } },
    });
    try {
      await test.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = test.app.server.address() as { port: number };
      const stall = async () => {
        const socket = connect(port, '127.0.0.1');
        socket.write(
          `POST /api/documents/upload HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
            `Content-Type: ${multipartType}\r\nContent-Length: 9000000\r\n\r\n` +
            '--puente-test-boundary\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 and then',
        );
        let answer = '';
        for await (const chunk of socket) answer += chunk;
        return answer;
      };
      const stalled = Array.from({ length: 3 }, stall);
      const countConnections = promisify(test.app.server.getConnections.bind(test.app.server));
      await waitUntil(async () => (await countConnections()) === 3, 'three uploads are under way');
      const honest = test.newBrowser().uploadFiles({ bytes: await drawPdf() });
      for (const answer of await Promise.all(stalled)) {
        expect(answer).toMatch(/^HTTP\/1\.1 408/);
        expect(answer).toContain('upload_too_slow');
      }
      expect((await honest).status).toBe(200);
    } finally {
      await test.close();
    }
  });
});
