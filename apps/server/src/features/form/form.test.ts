import { i485FormDataSchema } from '@puente/forms/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const namePath = 'biographic_information.full_name.given_name';

describe.each(await listDatabaseKinds())('review on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let browser: Browser;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const start = async () => {
    browser = test.newBrowser();
    id = await browser.upload(await drawPdf());
    return browser.process(id);
  };
  const save = (formData: unknown, headers: Record<string, string> = {}) =>
    browser.send('PUT', `/api/documents/${id}/form`, formData, headers);
  // biome-ignore lint/suspicious/noExplicitAny: form data is edited by path
  const withName = (formData: any, given: string) => {
    const edited = structuredClone(formData);
    edited.biographic_information.full_name.given_name = given;
    return edited;
  };

  it('keeps what the person saves, with the evidence marked edited where it was changed', async () => {
    const view = await start();
    const saved = await save(withName(view.formData, 'Marisela'));
    expect(saved.json).toMatchObject({ success: true, version: view.version + 1 });
    const now = await browser.get(id);
    expect(now.formData).toEqual(withName(view.formData, 'Marisela'));
    expect(now.evidence[namePath]).toEqual({
      ...view.evidence[namePath],
      edited: true,
      asRead: 'Marisol',
    });
    const unchanged = Object.entries(now.evidence).filter(([path]) => path !== namePath);
    expect(unchanged.length).toBeGreaterThan(10);
    for (const [path, evidence] of unchanged) expect(evidence).toEqual(view.evidence[path]);
  });

  it('stores no two names of one person: a line follows its parts, whoever sends what', async () => {
    const { formData } = await start();
    const name = { family_name: 'Pérez Tzul', given_name: 'Juan', middle_name: 'Carlos' };
    const input = {
      ...formData,
      children: [{ full_name: 'Somebody Else', name }, { full_name: 'Ana de la Cruz' }],
      marital_history: { prior_marriages: [{ former_spouse_name: 'Nobody', name }] },
    };
    const { json } = await save(input);
    const lines = (data: unknown) => {
      const { children, marital_history } = i485FormDataSchema.parse(data);
      return [
        ...children.map((child) => child.full_name),
        marital_history.prior_marriages[0]?.former_spouse_name,
      ];
    };
    const kept = ['Juan Carlos Pérez Tzul', 'Ana de la Cruz', 'Juan Carlos Pérez Tzul'];
    expect(lines((await browser.get(id)).formData)).toEqual(kept);
    await save({ ...input, children: [] });
    await browser.send('POST', `/api/documents/${id}/history/${json.version}/restore`);
    expect(lines((await browser.get(id)).formData)).toEqual(kept);
  });

  it('never lets another run overwrite what the person has saved', async () => {
    const view = await start();
    await save(withName(view.formData, 'Marisela'));
    const again = await browser.process(id);
    expect(again.formData).toEqual(withName(view.formData, 'Marisela'));
    expect(again.evidence[namePath]).toMatchObject({ edited: true });
  });

  it('names every path that does not fit and changes nothing', async () => {
    const view = await start();
    const wrong = structuredClone(view.formData) as Record<string, Record<string, unknown>>;
    Object.assign(wrong.biographic_information ?? {}, { sex: 'X', a_number: 7 });
    Object.assign(wrong, { children: [{ full_name: ['x'] }] });
    const answer = await save(wrong);
    expect(answer.status).toBe(422);
    expect(answer.json.code).toBe('invalid_input');
    expect(answer.json.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'biographic_information.a_number',
      'biographic_information.sex',
      'children.0.full_name',
    ]);
    expect((await browser.get(id)).version).toBe(view.version);
    expect((await save([1])).status).toBe(422);
    const noJson = await browser.send('PUT', `/api/documents/${id}/form`, Buffer.from('{"a":'), {
      'content-type': 'application/json',
    });
    expect(noJson.status).toBe(400);
  });

  it('leaves out keys it does not know and the raw text, which is the paper’s', async () => {
    const view = await start();
    await save({ ...view.formData, surprise: 1, rawOcrText: 'changed' });
    expect((await browser.get(id)).formData).toEqual(view.formData);
  });

  it('refuses a save made from an older version when the browser says which it was', async () => {
    const view = await start();
    const from = { 'if-match': `"${view.version}"` };
    expect((await save(view.formData, from)).status).toBe(200);
    const late = await save(view.formData, from);
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
  });

  it('refuses a condition that it does not understand, and a replacement without one', async () => {
    const view = await start();
    const conditions = ['W/"1"', '*', '"abc"', '12345678901', '"1", "2"', '-1', ''];
    for (const condition of conditions) {
      const refused = await save(view.formData, { 'if-match': condition });
      expect([condition, refused.status, refused.json.code]).toEqual([condition, 400, 'bad_request']);
    }
    expect((await save({ ...view.formData, replacesVersion: view.version })).status).toBe(400);
    expect((await browser.get(id)).version).toBe(view.version);
  });

  it('keeps which values the person has checked, until they change', async () => {
    const view = await start();
    await save({ ...view.formData, checkedPaths: [namePath, 'contact.email.nothing', 'nowhere'] });
    const now = await browser.get(id);
    expect(now.formData).toEqual(view.formData);
    expect(now.evidence).toEqual({
      ...view.evidence,
      [namePath]: { ...view.evidence[namePath], checked: true },
    });
    await save(now.formData);
    expect((await browser.get(id)).evidence).toEqual(now.evidence);
    await save({ ...now.formData, checkedPaths: [] });
    expect((await browser.get(id)).evidence).toEqual(view.evidence);
  });

  it('gives a row that was removed, saved and put back its evidence again', async () => {
    const view = await start();
    const parents = view.formData?.parents as unknown[];
    expect(Object.keys(view.evidence).some((path) => path.startsWith('parents.0.'))).toBe(true);
    await save({ ...view.formData, parents: parents.slice(1) });
    await save({ ...withName(view.formData, 'Marisela'), parents: parents.slice(1) });
    await save(view.formData);
    expect((await browser.get(id)).evidence).toEqual(view.evidence);
  });

  it('keeps every version, shows each one and makes an older one the newest again', async () => {
    const view = await start();
    const history = async () => (await browser.send('GET', `/api/documents/${id}/history`)).json.versions;
    const first = (await save(withName(view.formData, 'Marisela'))).json.version;
    const second = (await save({ ...view.formData, children: [] })).json.version;
    expect(await history()).toMatchObject([
      { version: second, author: 'person', current: true },
      { version: first, author: 'person', current: false },
      { version: view.version, author: 'machine', current: false },
    ]);
    const stored = await browser.send('GET', `/api/documents/${id}/history/${first}`);
    const { rawOcrText: _, ...answers } = withName(view.formData, 'Marisela');
    expect(stored.json).toMatchObject({ version: first, author: 'person', formData: answers });

    const restore = (version: number, headers: Record<string, string> = {}) =>
      browser.send('POST', `/api/documents/${id}/history/${version}/restore`, undefined, headers);
    const late = await restore(first, { 'if-match': `"${first}"` });
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
    expect((await restore(first, { 'if-match': `"${second}"` })).status).toBe(200);
    const now = await browser.get(id);
    expect(now.formData).toEqual(withName(view.formData, 'Marisela'));
    expect(now.evidence[namePath]).toMatchObject({ edited: true, asRead: 'Marisol' });
    expect((await history()).length).toBe(4);

    await restore(view.version);
    expect((await browser.get(id)).evidence).toEqual(view.evidence);
    for (const missing of ['999', '0', 'x'])
      expect((await browser.send('GET', `/api/documents/${id}/history/${missing}`)).status).toBe(404);
  });

  it('shows the history of the form at hand only', async () => {
    const view = await start();
    const other = await browser.process(id, 'process-i765');
    const { versions } = (await browser.send('GET', `/api/documents/${id}/history`)).json;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([other.version]);
    const ofOther = await browser.send('GET', `/api/documents/${id}/history/${view.version}`);
    expect(ofOther.status).toBe(404);
  });

  it('has nothing to save before processing', async () => {
    browser = test.newBrowser();
    id = await browser.upload(await drawPdf());
    const answer = await save({});
    expect([answer.status, answer.json.code]).toEqual([409, 'no_form_data']);
  });

  it('keeps the answers of the form they are of, also when another tab has chosen the other form', async () => {
    const view = await start();
    await browser.process(id, 'process-i765');
    const other = await browser.get(id);
    expect(other.formType).toBe('I-765');
    const condition = { 'if-match': `"${view.version}"` };
    const saved = await save({ ...withName(view.formData, 'Marisela'), formType: 'I-485' }, condition);
    expect(saved.status).toBe(200);
    const late = await save({ ...withName(view.formData, 'Mari'), formType: 'I-485' }, condition);
    expect(late.status).toBe(409);
    expect((await browser.get(id)).formData).toEqual(other.formData);
    await browser.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-485' });
    expect((await browser.get(id)).formData).toEqual(withName(view.formData, 'Marisela'));
  });

  describe('versions a page saved by itself', () => {
    const listVersions = async () =>
      (await browser.send('GET', `/api/documents/${id}/history`)).json.versions.map(
        ({ version }: { version: number }) => version,
      );
    let data: unknown;
    const autosave = async (
      given: string,
      replacesVersion?: number,
      from = replacesVersion,
    ): Promise<number> => {
      const condition = from && { 'if-match': `"${from}"` };
      const body = { ...withName(data, given), ...(replacesVersion && { replacesVersion }) };
      const saved = await save(body, condition || {});
      return saved.json.version;
    };
    const begin = async () => {
      data = (await start()).formData;
    };

    it('are dropped for the next one, the reading never', async () => {
      await begin();
      const first = await autosave('Marise', 1);
      const second = await autosave('Marisel', first);
      const third = await autosave('Marisela', second);
      expect([first, second, third]).toEqual([2, 3, 4]);
      expect(await listVersions()).toEqual([4, 1]);
      expect((await browser.get(id)).formData).toEqual(withName(data, 'Marisela'));
    });

    it('stay when another save came between, and when nobody says that they may go', async () => {
      await begin();
      const mine = await autosave('Mari');
      const other = await autosave('Maria');
      await autosave('Marisela', mine, other);
      expect(await listVersions()).toEqual([4, 3, 2, 1]);
    });

    it('stay, one for each ten minutes of a sitting', async () => {
      await begin();
      const first = await autosave('Mari');
      test.passTime(11 * 60_000);
      await autosave('Marisela', first);
      expect(await listVersions()).toEqual([3, 2, 1]);
    });

    it('stay when an entry was removed since, so that it can be put back with its evidence', async () => {
      await begin();
      const first = await autosave('Mari');
      const shorter = structuredClone(withName(data, 'Mari'));
      shorter.address_history_5_years.splice(0, 1);
      await save({ ...shorter, replacesVersion: first }, { 'if-match': `"${first}"` });
      expect(await listVersions()).toEqual([3, 2, 1]);
    });

    it('stay while a review link is open, and when a review was given for one', async () => {
      await begin();
      const first = await autosave('Mari');
      await browser.signUp();
      const link = (await browser.send('POST', `/api/documents/${id}/share`)).json;
      const second = await autosave('Maris', first);
      expect(await listVersions()).toEqual([3, 2, 1]);
      const { formData } = (await test.newBrowser().send('GET', `/api/review/${link.token}`)).json;
      const review = { reviewStatus: 'approved', formData };
      await test.newBrowser().send('POST', `/api/review/${link.token}`, review);
      await browser.send('DELETE', `/api/documents/${id}/share/${link.id}`);
      const third = await autosave('Marise', second);
      await autosave('Marisela', third);
      expect(await listVersions()).toEqual([5, 3, 2, 1]);
    });
  });
});
