import type { ReaderNote } from '@puente/contract';
import type { PaperForm } from '@puente/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readings } from '../../platform/database/schema.ts';
import type { ReaderPort } from '../../reader-port.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { createStubReader } from '../../testing/stub-reader.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const said: ReaderNote[] = [
  { code: 'pages-unread', pages: [{ page: 3, formPage: 5 }] },
  { code: 'pages-missing', formPages: [12] },
];
const ofAnotherDay = ['Page 3 could not be read.', { code: 'pages-upside-down', pages: [1] }];

const stub = createStubReader();
const reader: ReaderPort = {
  ...stub,
  read: async (bytes, options) => {
    const reading = await stub.read(bytes, options);
    return { ...reading, source: { ...reading.source, notes: [...(ofAnotherDay as never[]), ...said] } };
  },
};

describe.each(await listDatabaseKinds())('reading notes on $name', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind, { replace: { reader } });
  });
  afterAll(() => test.close());

  it.each<[PaperForm['form'], string[]]>([
    ['I-589', ['paper-is-empty']],
    ['I-765', ['paper-is-other-form', 'paper-is-empty']],
  ])('says in the review and before filing what an empty %s is', async (form, codes) => {
    const empty: ReaderPort = {
      ...stub,
      read: async (bytes, options) => {
        const reading = await stub.read(bytes, options);
        const paper = { form, edition: form === 'I-765' ? '08/21/25' : '01/20/25', fields: new Map() };
        return { ...reading, paper, source: { ...reading.source, form } };
      },
    };
    const app = await startTestApp(kind, { replace: { reader: empty } });
    const browser = app.newBrowser();
    const id = await browser.upload(await drawPdf());
    await browser.process(id);
    const review = await browser.send('GET', `/api/documents/${id}/reading-notes`);
    expect(review.json.notes).toEqual(codes.map((code) => ({ code, path: null, params: { paper: form } })));
    const preflight = await browser.send('GET', `/api/documents/${id}/preflight`);
    expect(preflight.json.notes).toEqual([expect.objectContaining({ code: 'paper-is-empty' })]);
    await app.close();
  });

  it('judges the dates of the paper by the day it was read, however long ago that was', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const birth = 'A.I.12.date-of-birth';
    // Past the twelfth of a month, a few days ago: a birth written day first for today, and none for whoever read it before.
    const recent = Array.from({ length: 15 }, (_, days) => days + 2)
      .map((days) => new Date(Date.now() - days * dayMs).toISOString().split('T')[0]?.split('-') ?? [])
      .find(([, , day]) => Number(day) > 12);
    const text = recent?.toReversed().join('/') ?? '';
    const fields: PaperForm['fields'] = new Map([
      [
        birth,
        {
          fieldId: birth,
          place: { page: 1, box: [0, 0, 0.1, 0.1] },
          source: 'text-layer',
          score: 1,
          state: 'text',
          text,
        },
      ],
    ]);
    const early: ReaderPort = {
      ...stub,
      read: async (bytes, options) => {
        const reading = await stub.read(bytes, options);
        return { ...reading, paper: { form: 'I-589', edition: '01/20/25', fields } };
      },
    };
    const app = await startTestApp(kind, { replace: { reader: early } });
    const browser = app.newBrowser();
    const id = await browser.upload(await drawPdf());
    await browser.process(id);
    const isDayFirst = async (page: string) => {
      const { json } = await browser.send('GET', `/api/documents/${id}/${page}`);
      return json.notes.some(({ code }: { code: string }) => code === 'dates-day-first');
    };
    const listNotes = async () => [await isDayFirst('reading-notes'), await isDayFirst('preflight')];
    expect(await listNotes()).toEqual([true, true]);
    await app.services.db.update(readings).set({ createdAt: new Date(Date.now() - 40 * dayMs) });
    expect(await listNotes()).toEqual([false, false]);
    await app.close();
  });

  it('says in the review and before filing what the reader noted, and nothing of notes of another day', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const view = await browser.process(id);
    expect(view.source?.notes).toEqual(said);
    const review = await browser.send('GET', `/api/documents/${id}/reading-notes`);
    expect(review.json.notes.slice(0, 2)).toEqual([
      {
        code: 'pages-unread',
        path: null,
        params: { pages: [{ code: 'page-of-form', params: { page: '3', formPage: '5' } }] },
      },
      { code: 'pages-missing', path: null, params: { pages: '12' } },
    ]);
    const preflight = await browser.send('GET', `/api/documents/${id}/preflight`);
    const codes = preflight.json.notes.map(({ code }: { code: string }) => code);
    expect(codes.slice(0, 2)).toEqual(['pages-unread', 'pages-missing']);
  });
});
