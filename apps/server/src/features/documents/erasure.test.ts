import { existsSync, linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../context.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { goodPassword } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { forceOpen, joinHalves, takeEverything, toSealedValues } from '../../testing/take-everything.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { deleteUnusedDocuments } from './delete-unused-documents.ts';
import { authorizeSystem } from './documents.policy.ts';

const dayMs = 24 * 60 * 60_000;
const secrets = ['Invented Keyla.pdf', 'Quispe', '204518837'];

describe.each(await listDatabaseKinds())('a deleted document on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const saltPath = (documentId: string) => join(test.dataDir, 'files', documentId, 'salt');

  /** A document that was read, with all that somebody has of it who took the database and the master key. */
  async function take({ hasAccount }: { hasAccount: boolean }) {
    const browser = test.newBrowser();
    if (hasAccount) await browser.signUp();
    const sessionId = await browser.upload(await drawPdf(), 'Invented Keyla.pdf');
    const { documentId } = await browser.process(sessionId);
    const taken = await takeEverything(test.services);
    const row = taken.find(({ id, wrapped_key }) => id === documentId && wrapped_key);
    const half = test.services.masterKey.open(
      Buffer.from(row?.wrapped_key as Uint8Array),
      `document-key:${documentId}`,
    );
    const sealed = toSealedValues(taken);
    const find = (...keys: Uint8Array[]) => {
      const opened = keys.flatMap((key) => sealed.map((value) => forceOpen(key, value))).join('\n');
      return secrets.filter((secret) => opened.includes(secret));
    };
    return { browser, sessionId, documentId, half, find, salt: readFileSync(saltPath(documentId)) };
  }

  const ways: [string, boolean, (taken: Awaited<ReturnType<typeof take>>) => Promise<unknown>][] = [
    [
      'at its person’s word',
      false,
      ({ browser, sessionId }) => browser.send('DELETE', `/api/documents/${sessionId}`),
    ],
    [
      'with its account',
      true,
      ({ browser }) => browser.send('POST', '/api/auth/delete-account', { password: goodPassword }),
    ],
    [
      'after 24 hours without use',
      false,
      async () => {
        test.passTime(dayMs + 1000);
        await deleteUnusedDocuments(asSystem(test.services));
      },
    ],
  ];

  it.each(ways)(
    '%s opens for nobody, not with the master key and all of the database',
    async (_way, hasAccount, remove) => {
      const taken = await take({ hasAccount });
      const { documentId, half, salt, find } = taken;
      expect(find(joinHalves(half, salt, documentId))).toEqual(secrets);
      const copy = join(test.dataDir, `salt-of-${documentId}`);
      linkSync(saltPath(documentId), copy);

      await remove(taken);

      expect(existsSync(join(test.dataDir, 'files', documentId))).toBe(false);
      // The same block of the disk under another name: what stood there is overwritten.
      const left = readFileSync(copy);
      expect(left.equals(salt)).toBe(false);
      const guesses = [Buffer.alloc(0), Buffer.alloc(32), left].map((guess) =>
        joinHalves(half, guess, documentId),
      );
      expect(find(half, ...guesses)).toEqual([]);
    },
  );

  it('keeps its salt for its owner’s eyes alone, and tells nobody of it', async () => {
    const { documentId, salt } = await take({ hasAccount: false });
    const folder = join(test.dataDir, 'files', documentId);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(saltPath(documentId)).mode & 0o777).toBe(0o600);
    const rows = JSON.stringify((await takeEverything(test.services)).map((row) => Object.entries(row)));
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(rows).not.toContain(salt.toString(form));
    expect(toSealedValues(await takeEverything(test.services)).some((value) => value.includes(salt))).toBe(
      false,
    );
  });

  it('is gone for everybody when a crash came between its salt and its row', async () => {
    const { browser, sessionId, documentId } = await take({ hasAccount: true });
    const kept = await browser.upload(await drawPdf(), 'kept.pdf');
    await test.services.storage.destroySalt(documentId);
    expect((await browser.send('GET', `/api/documents/${sessionId}`)).status).toBe(404);
    const list = await browser.send('GET', '/api/documents');
    expect(list.json.map((one: { sessionId: string }) => one.sessionId)).toEqual([kept]);

    const removed = await browser.send('POST', '/api/auth/delete-account', { password: goodPassword });
    expect(removed.status).toBe(204);
    const rows = await queryRows(test.services.db, sql`select id from documents where id = ${documentId}`);
    expect(rows).toEqual([]);
    expect(readdirSync(join(test.dataDir, 'files'))).not.toContain(documentId);
  });

  it('stays whole when its salt cannot be destroyed', async () => {
    const { documentId } = await take({ hasAccount: false });
    const { storage } = test.services;
    const stuck = {
      ...test.services,
      storage: { ...storage, destroySalt: () => Promise.reject(new Error('EIO')) },
    };
    test.passTime(dayMs + 1000);
    await expect(deleteUnusedDocuments(asSystem(stuck))).rejects.toThrow('EIO');
    expect(await authorizeSystem(asSystem(test.services), documentId)).toMatchObject({ status: 'processed' });
  });
});
