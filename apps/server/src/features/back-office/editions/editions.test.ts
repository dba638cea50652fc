import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition, EditionReport } from '@puente/contract';
import { getCatalogue } from '@puente/forms/catalogues';
import { fillForm } from '@puente/pdf';
import { drawLetter } from '@puente/pdf/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawEdition } from '../../../../../../bench/editions/draw-edition.ts';
import { makeEdition } from '../../../../../../bench/editions/made-edition.ts';
import { newAdminBrowser } from '../../../testing/admin-browser.ts';
import { type Browser, multipartType, toMultipart } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../../testing/test-databases.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

const known = getCatalogue('I-765', '08/21/25');
const newer = makeEdition(known, 'q1');

describe('editions in the back office', { timeout: 240_000 }, () => {
  let test: TestApp;
  let admin: Browser;
  let blank: Uint8Array;
  beforeAll(async () => {
    test = await startTestApp(kind);
    admin = await newAdminBrowser(test);
    blank = await drawEdition(newer.facts);
  }, 120_000);
  afterAll(() => test.close());
  const offer = (bytes: Uint8Array) =>
    admin.send('POST', '/api/admin/editions', toMultipart([{ name: 'blank.pdf', bytes }]), {
      'content-type': multipartType,
    });
  const list = async (): Promise<Edition[]> => (await admin.send('GET', '/api/admin/editions')).json.items;
  const change = (method: 'POST' | 'DELETE', hash: string, what = '') =>
    admin.send(method, `/api/admin/editions/${hash}${what}`);
  const listKept = () => {
    const folder = join(test.dataDir, 'blanks-set-aside');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const officialOf = async () => {
    test.passTime(61_000);
    const { forms } = (await test.newBrowser().send('GET', '/api/health')).json;
    return [forms['I-765'].official, forms['I-765'].edition];
  };

  it('compares a newer blank, puts it in use, sets it aside and takes it out', async () => {
    expect(await list()).toEqual([]);
    const offered = await offer(blank);
    expect(offered.status).toBe(201);
    const report: EditionReport = offered.json;
    expect(report).toMatchObject({
      form: 'I-765',
      state: 'set-aside',
      knownEdition: known.edition,
      refusal: null,
    });
    const { counts } = report;
    expect(counts && counts.certain + counts.byPrint + counts.uncertain + counts.gone).toBe(
      known.fields.length,
    );
    expect(report.uncertain).toHaveLength(counts?.uncertain ?? -1);
    for (const { box } of [...report.uncertain, ...report.added])
      for (const part of box ?? [-1]) expect(part >= 0 && part <= 1).toBe(true);
    expect((await admin.send('GET', `/api/admin/editions/${report.hash}`)).json).toEqual(report);
    const picture = await admin.send('GET', `/api/admin/editions/${report.hash}/pages/1`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await officialOf()).toEqual([false, known.edition]);

    expect((await change('POST', report.hash, '/use')).json).toMatchObject({ state: 'in-use' });
    expect(await officialOf()).toEqual([true, report.edition]);
    expect((await list()).map(({ state, isDue, standing }) => [state, isDue, standing?.status])).toEqual([
      ['in-use', false, 'unknown'],
    ]);
    expect((await change('POST', report.hash, '/set-aside')).json.state).toBe('set-aside');
    expect(await officialOf()).toEqual([false, known.edition]);
    expect((await change('DELETE', report.hash)).status).toBe(204);
    expect((await change('DELETE', report.hash)).status).toBe(404);
    expect(listKept()).toEqual([]);
    const { items } = (await admin.send('GET', '/api/admin/audit')).json;
    const done = items.filter(({ target }: { target: string }) => target === report.hash);
    expect(done.map(({ action }: { action: string }) => action)).toEqual([
      'edition-taken-out',
      'edition-set-aside',
      'edition-in-use',
      'edition-offered',
    ]);
  });

  it('keeps nothing that is no blank: it may be somebody’s filled form', async () => {
    const known765 = await drawEdition({ pages: known.landmarks, boxes: known.fields });
    const text = known.fields.find(({ kind: what }) => what === 'text');
    const filled = await fillForm(known765, [{ name: text?.pdfName ?? '', value: 'Q' }]);
    for (const [bytes, refusal] of [
      [filled, 'filled'],
      [await drawLetter(), 'not-a-form'],
    ] as const) {
      const answer = await offer(bytes);
      expect([answer.status, answer.json.refusal, answer.json.state]).toEqual([201, refusal, 'refused']);
      expect((await change('POST', answer.json.hash, '/use')).status).toBe(404);
    }
    expect((await offer(Buffer.from('no PDF'))).status).toBe(415);
    expect(listKept()).toEqual([]);
  });

  it('says that the folder of forms is not to be written, and changes nothing', async () => {
    const { hash } = (await offer(blank)).json;
    const { formsDir } = test.services.config;
    mkdirSync(formsDir, { recursive: true });
    chmodSync(formsDir, 0o500);
    // Whoever may write everywhere is not kept out.
    const isRoot = process.getuid?.() === 0;
    const used = await change('POST', hash, '/use');
    chmodSync(formsDir, 0o700);
    if (!isRoot) expect(used.json.code).toBe('forms_folder_locked');
    await change('DELETE', hash);
  });
});
