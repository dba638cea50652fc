import { type Analytics, metricNames } from '@puente/contract';
import { loadTexts } from '@puente/texts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdminBrowser } from '../../testing/admin-browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { listCounts, type UsageCount } from '../usage/index.ts';

it('has one sentence for each number, and no sentence for none', async () => {
  for (const language of ['en', 'es'] as const) {
    const { metrics: texts } = (await loadTexts(language, 'admin')) as { metrics: Record<string, string> };
    expect(Object.keys(texts).sort()).toEqual([...metricNames].sort());
    for (const text of Object.values(texts)) expect(text).toMatch(/^[^.]+\.$/);
  }
});

describe.each(await listDatabaseKinds())('analytics on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let admin: Browser;
  beforeAll(async () => {
    test = await startTestApp(kind);
    admin = await newAdminBrowser(test);
  }, 120_000);
  afterAll(() => test.close());
  const getAnalytics = async (): Promise<Analytics> => (await admin.send('GET', '/api/admin/analytics')).json;
  const findCounts = async () => {
    const counts = await listCounts(test.services, '2000-01-01');
    const of = (wanted: string) => counts.filter((each) => each.kind === wanted);
    return { counts, of };
  };

  it('counts what becomes of a document, each step once, and keeps it when the document is deleted', async () => {
    const owner = test.newBrowser();
    const sessionId = await owner.upload(await drawPdf());
    const { formData } = await owner.process(sessionId);
    await owner.signUp();
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      owner.send(method, `/api/documents/${sessionId}${path}`, body);
    const first = (await call('GET', '/preflight')).json;
    const data = structuredClone(formData) as {
      biographic_information: { full_name: { given_name: string } };
    };
    data.biographic_information.full_name.given_name = 'Marisela';
    for (let i = 0; i < 2; i += 1) expect((await call('PUT', '/form', data)).status).toBe(200);
    for (let i = 0; i < 2; i += 1) expect((await call('POST', '/share')).status).toBe(201);
    const last = (await call('GET', '/preflight')).json;
    expect((await call('GET', '/download-pdf')).status).toBe(200);
    await waitUntil(async () => (await findCounts()).of('minutes').length > 0, 'the download is counted');
    expect((await call('GET', '/download-pdf')).status).toBe(200);
    expect((await call('DELETE', '')).status).toBe(204);

    const { counts, of } = await findCounts();
    const steps = of('step').map(({ detail, count }) => [detail, count]);
    expect(Object.fromEntries(steps)).toEqual({
      uploaded: 1,
      processed: 1,
      reviewed: 1,
      shared: 1,
      downloaded: 1,
    });
    expect(of('answer')).toEqual([
      { kind: 'answer', form: 'I-485', detail: 'biographic_information.full_name.given_name', count: 1 },
    ]);
    expect(of('corrected').map(({ count }) => count)).toEqual([1]);
    expect(
      of('blank')
        .map(({ detail }) => detail.split('|')[0])
        .sort(),
    ).toEqual(last.missing.map(({ id }: { id: string }) => id).sort());
    const toldNow = new Set(first.warnings.map(({ code }: { code: string }) => code));
    expect(
      of('told')
        .filter(({ detail }) => detail !== 'missing')
        .map(({ detail }) => detail)
        .sort(),
    ).toEqual([...toldNow].sort());
    expect(of('minutes')).toMatchObject([{ detail: '10', count: 1 }]);
    expect(JSON.stringify(counts)).not.toMatch(/Marise|Marisol|Quispe|204518837/);
    const { rows } = (await test.services.db.execute(sql`select * from document_steps`)) as unknown as {
      rows: [];
    };
    expect(rows).toEqual([]);
  });

  it('tells nothing of fewer than five', async () => {
    const { steps, reading, correctedAnswers, blankQuestions, points, minutes, statuses } =
      await getAnalytics();
    expect(steps.map(({ count }) => count)).toEqual([null, null, null, null, null]);
    expect(statuses.map(({ count }) => count)).toEqual([null, null, null, null]);
    expect([correctedAnswers, blankQuestions, points]).toEqual([[], [], []]);
    for (const { levels, forms } of reading) {
      expect(forms).toBeNull();
      for (const { read, corrected } of levels) expect([read, corrected]).toEqual([null, null]);
    }
    expect(minutes.median).toBeNull();
  });

  it('says of a hand-made database what each number is said to count', async () => {
    const day = (ago: number) =>
      new Date(test.services.clock().getTime() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const add = (at: string, kind: string, detail: string, count: number, form = 'I-765') =>
      test.services.db.execute(
        sql`insert into usage_counts (day, kind, form, detail, count) values (${at}::date, ${kind}, ${form}, ${detail}, ${count})`,
      );
    const rows: Omit<UsageCount, 'form'>[] = [
      { kind: 'forms', detail: 'ocr|01/20/25', count: 6 },
      { kind: 'read', detail: 'ocr|01/20/25|high', count: 300 },
      { kind: 'read', detail: 'ocr|01/20/25|low', count: 4 },
      { kind: 'corrected', detail: 'ocr|01/20/25|high', count: 7 },
      { kind: 'forms', detail: 'text-layer|', count: 4 },
      { kind: 'read', detail: 'text-layer||high', count: 200 },
      { kind: 'answer', detail: 'mailing_address.city', count: 5 },
      { kind: 'answer', detail: 'mailing_address.zip', count: 4 },
      { kind: 'blank', detail: '2.19|reason', count: 6 },
      { kind: 'told', detail: 'missing', count: 8 },
      { kind: 'mended', detail: 'missing', count: 5 },
      { kind: 'minutes', detail: '10', count: 1 },
      { kind: 'minutes', detail: '30', count: 5 },
      { kind: 'minutes', detail: 'longer', count: 2 },
    ];
    for (const { kind: what, detail, count } of rows) await add(day(1), what, detail, count);
    await add(day(29), 'step', 'shared', 5, '');
    await add(day(30), 'step', 'downloaded', 50, '');
    const told = await getAnalytics();
    expect([told.from, told.to]).toEqual([day(29), day(0)]);
    expect(told.steps.slice(3)).toEqual([
      { step: 'shared', count: 6 },
      { step: 'downloaded', count: null },
    ]);
    expect(told.reading.filter(({ form }) => form === 'I-765')).toEqual([
      {
        form: 'I-765',
        edition: '01/20/25',
        paper: 'ocr',
        forms: 6,
        levels: [
          { confidence: 'high', read: 300, corrected: 7 },
          { confidence: 'medium', read: null, corrected: null },
          { confidence: 'low', read: null, corrected: null },
        ],
      },
      {
        form: 'I-765',
        edition: null,
        paper: 'text-layer',
        forms: null,
        levels: ['high', 'medium', 'low'].map((confidence) => ({ confidence, read: null, corrected: null })),
      },
    ]);
    expect(told.correctedAnswers).toEqual([{ form: 'I-765', path: 'mailing_address.city', count: 5 }]);
    expect(told.blankQuestions).toEqual([
      { form: 'I-765', id: '2.19', label: { code: 'reason', params: {} }, count: 6 },
    ]);
    expect(told.points).toEqual([{ form: 'I-765', code: 'missing', told: 8, mended: 5 }]);
    expect(told.minutes.median).toBe(30);
    expect(told.minutes.spans.find(({ upTo }) => upTo === 30)?.count).toBe(5);
    expect(told.minutes.spans.find(({ upTo }) => upTo === null)?.count).toBeNull();
  });
});
