import { legalAnswerSchema } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { openBase } from './open-base.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(await listDatabaseKinds())('the legal helper on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    test = await startTestApp(kind);
    browser = test.newBrowser();
  });
  afterAll(() => test.close());

  const ask = async (body: object, language = 'en', asker = browser) => {
    const answer = await asker.send('POST', '/api/legal/explain', body, { 'accept-language': language });
    expect(answer.status).toBe(200);
    return legalAnswerSchema.parse(answer.json);
  };

  it('answers by sentences of the base, each with its source and day, in the language of the reader', async () => {
    const { data, usage } = await ask({ query: 'Do asylees have to pay for the I-485?' });
    expect(data.kind).toBe('answered');
    const [first] = data.sources;
    expect(first?.metadata).toMatchObject({ id: 'asylees-pay', page: 'uscis.gov/g-1055', sure: 'reported' });
    expect(first?.metadata.checked).toMatch(/^2026-/);
    expect(data.output).toBe(data.sources.map(({ content }) => content).join(' '));
    expect(usage.total_tokens).toBe(0);
    const spanish = await ask({ query: '¿Los asilados pagan el formulario de la residencia?' }, 'es');
    expect(spanish.data.sources.map(({ metadata }) => metadata.id)).toContain('asylees-pay');
    expect(spanish.data.output).not.toBe(data.output);
  });

  it('finds what is misspelt, and a question in the other language', async () => {
    const wrong = await ask({ query: 'do asilees hav to pay for the grencard' });
    expect(wrong.data.sources.map(({ metadata }) => metadata.id)).toContain('asylees-pay');
    const other = await ask({ query: '¿Los asilados tienen que pagar por la green card?' }, 'en');
    expect(other.data.sources.map(({ metadata }) => metadata.id)).toContain('asylees-pay');
  });

  it('says that it has no source where it has none', async () => {
    for (const query of ['How do I renew my H-1B visa?', 'best pizza in town', '???', 'zzz qqq'])
      expect((await ask({ query })).data, query).toMatchObject({ kind: 'none', sources: [] });
  });

  it('sends who asks what to do to a lawyer, and names what calls for one', async () => {
    const { data } = await ask({ query: 'I was arrested once in 2015. Should I say no?' });
    expect(data.kind).toBe('advice');
    expect(data.output).toContain('legal advice');
    expect(data.referrals.map(({ code }) => code)).toContain('arrest');
  });

  it('answers from an item of the guide with what the guide says of it', async () => {
    const item = 'p9-22-ever-arrested-cited-charged-detained-diverted';
    const { data } = await ask({ query: 'What does this mean?', formType: 'I-485', item });
    expect(data.sources.map(({ metadata }) => metadata.id)).toContain(`I-485.${item}.asks`);
    const slips = await ask({ query: '', topic: 'mistakes', formType: 'I-485', item });
    expect(slips.data.sources.map(({ metadata }) => metadata.id)).toEqual([`I-485.${item}.slips`]);
    const none = await browser.send('POST', '/api/legal/explain', {
      query: 'x',
      formType: 'I-485',
      item: 'p0',
    });
    expect(none.status).toBe(422);
  });

  it('tells of each form what to know first', async () => {
    for (const form of ['I-485', 'I-765']) {
      const answer = await browser.send('POST', `/api/legal/guidance/${form}`, {});
      const { data } = legalAnswerSchema.parse(answer.json);
      expect(data.sources.length).toBeGreaterThanOrEqual(3);
      expect(data.kind).toBe('answered');
    }
    expect((await browser.send('POST', '/api/legal/guidance/I-90', {})).status).toBe(404);
  });

  it('takes no empty question', async () => {
    for (const query of ['', '   '])
      expect((await browser.send('POST', '/api/legal/explain', { query })).status).toBe(422);
  });

  it('writes nothing of a question down', async () => {
    const secret = 'Marisol Quispe 204815739 was arrested';
    await ask({ query: secret });
    expect(test.logLines.join('\n')).not.toContain('Quispe');
    const rows = await test.services.db.execute(sql`select count(*)::int as n from knowledge_texts`);
    expect((rows as unknown as { rows: [{ n: number }] }).rows[0].n).toBeGreaterThan(5000);
  });

  it('makes what is searched anew where another version of the product made it', async () => {
    const { db } = test.services;
    await db.execute(sql`update knowledge_states set hash = 'old'`);
    await db.execute(sql`delete from knowledge_texts where language = 'es'`);
    const other = { db: new Proxy(db, {}) };
    await openBase(other);
    const { data } = await ask({ query: '¿Los asilados pagan el formulario de la residencia?' }, 'es');
    expect(data.kind).toBe('answered');
  });

  it('repeats no sentence that nobody has looked at for too long, and leads to its page', async () => {
    test.passTime(400 * day);
    const { data } = await ask({ query: 'Do asylees have to pay for the I-485?' });
    expect(data.sources[0]).toMatchObject({ content: '', metadata: { page: 'uscis.gov/g-1055' } });
    expect(data.output).toContain('uscis.gov/g-1055');
    expect(data.output).not.toContain('refugee');
  });
});
