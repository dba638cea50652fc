import { randomUUID } from 'node:crypto';
import { maxFormBytes } from '@puente/contract';
import type { I485FormData } from '@puente/forms/data';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { documents, formVersions } from '../../platform/database/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { findDocumentById } from '../documents/index.ts';
import { toSealedVersion } from './form-versions.repo.ts';

describe.each(await listDatabaseKinds())('large and many saves on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let browser: Browser;
  let id: string;
  let formData: I485FormData;
  beforeAll(async () => {
    test = await startTestApp(kind, { env: { MAX_SAVES_PER_MINUTE: '6' } });
  });
  afterAll(() => test.close());
  afterEach(() => vi.restoreAllMocks());

  const start = async () => {
    browser = test.newBrowser();
    id = await browser.upload(await drawPdf());
    formData = (await browser.process(id)).formData as I485FormData;
  };
  const save = (data: unknown) => browser.send('PUT', `/api/documents/${id}/form`, data);
  const withFamilyName = (name: string) => {
    const edited = structuredClone(formData);
    edited.biographic_information.full_name.family_name = name;
    return edited;
  };

  it('refuses a form larger than any honest one, in words of its own, and keeps what was there', async () => {
    await start();
    const before = await browser.get(id);
    const refused = await save({ ...formData, filing_category: 'x'.repeat(maxFormBytes) });
    expect(refused.status).toBe(413);
    expect(refused.json.code).toBe('too_much_text');
    expect(refused.json.message).toContain('It was not saved');
    expect((await browser.get(id)).version).toBe(before.version);
  });

  it('refuses a name of 201 characters and a list of 31 entries, by their paths', async () => {
    await start();
    expect((await save(withFamilyName('a'.repeat(200)))).status).toBe(200);
    const long = await save(withFamilyName('a'.repeat(201)));
    expect(long.status).toBe(422);
    expect(long.json.issues).toEqual([
      {
        path: 'biographic_information.full_name.family_name',
        message: 'has more than 200 characters',
      },
    ]);
    const other_names = Array.from({ length: 31 }, () => ({
      family_name: 'A',
      given_name: '',
      middle_name: '',
    }));
    const many = await save({ ...formData, address_history_5_years: Array(31).fill({ city: 'x' }) });
    expect(many.json.issues).toEqual([
      { path: 'address_history_5_years', message: 'has more than 30 entries' },
    ]);
    expect((await save({ ...formData, other_names })).status).toBe(422);
  });

  it('takes so many saves of a document in a minute, tells when to come back, and others go on', async () => {
    await start();
    const first = id;
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => save(withFamilyName(`Name ${at}`))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    await start();
    expect(id).not.toBe(first);
    expect((await save(withFamilyName('Other'))).status).toBe(200);
  });

  it('keeps at most 200 versions of a document, the reading and the newest among them', async () => {
    await start();
    const [row] = await test.services.db
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.sessionId, id));
    const document = row ? await findDocumentById(test.services, row.id) : null;
    if (!document) throw new Error('no document');
    const sealed = document.key.seal(Buffer.from('{}'), 'never opened');
    const rows = Array.from({ length: 230 }, (_, at) => ({
      id: randomUUID(),
      documentId: document.id,
      number: document.version + at + 1,
      formType: 'I-485' as const,
      author: 'person' as const,
      data: sealed,
      evidence: sealed,
      createdAt: new Date(Date.now() - (230 - at) * 60_000),
    }));
    const newest = toSealedVersion(
      document,
      'I-485',
      { number: document.version + 231, author: 'person', data: { ...formData }, evidence: {} },
      new Date(),
    );
    await test.services.db.insert(formVersions).values([...rows, newest]);
    const version = document.version + 231;
    await test.services.db.update(documents).set({ version }).where(eq(documents.id, document.id));
    const saved = await save(withFamilyName('The newest'));
    expect(saved.status).toBe(200);
    const { versions } = (await browser.send('GET', `/api/documents/${id}/history`)).json;
    expect(versions).toHaveLength(200);
    expect(versions[0]).toMatchObject({ version: saved.json.version, current: true });
    expect(versions.at(-1)).toMatchObject({ author: 'machine' });
  });

  it('says that a save that failed is not kept, and to keep the page open', async () => {
    await start();
    vi.spyOn(test.services.db, 'transaction').mockRejectedValue(new Error('no space left on device'));
    const failed = await save(withFamilyName('Lost'));
    expect(failed.status).toBe(500);
    expect(failed.json.code).toBe('not_saved');
    expect(failed.json.message).toContain('Keep this page open');
  });
});
