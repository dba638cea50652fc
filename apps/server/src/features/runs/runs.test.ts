import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentRuns, readingTimes } from '../../platform/database/schema.ts';
import { sayError } from '../../platform/say-error.ts';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

describe.each(await listDatabaseKinds())('runs on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  it('reads for the form at hand or the one named when it is asked at the older address', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const ask = async (body?: object) => {
      const answer = await browser.send('POST', `/api/documents/${id}/process`, body);
      expect([answer.status, answer.json.status]).toEqual([202, 'processing']);
      const view = await waitUntil(async () => {
        const now = await browser.get(id);
        return now.status === 'processed' && now;
      }, 'the form is made');
      return view.formType;
    };
    await browser.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-765' });
    expect(await ask()).toBe('I-765');
    expect(await ask({ formType: 'I-485' })).toBe('I-485');
    expect(await ask({})).toBe('I-485');
    const path = `/api/documents/${id}/process`;
    expect((await browser.send('POST', path, { formType: 'I-589' })).status).toBe(422);
    expect((await test.newBrowser().send('POST', path, {})).status).toBe(404);
  });

  it('tells how long such a file takes once it has read three of them, and keeps nothing that leads to one', async () => {
    await test.services.db.delete(readingTimes);
    const browser = test.newBrowser();
    const pdf = await drawPdf();
    const secondsFor = async (id: string) =>
      (await browser.send('GET', `/api/documents/${id}/reading-time`)).json.seconds;
    const first = await browser.upload(pdf);
    expect(await secondsFor(first)).toBeNull();
    for (const id of [first, await browser.upload(pdf), await browser.upload(pdf)]) await browser.process(id);
    const kept = await waitUntil(async () => {
      const rows = await test.services.db.select().from(readingTimes);
      return rows.length === 3 && rows;
    }, 'three times are kept');
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(
      ['durationMs', 'id', 'pages', 'readAt', 'sizeBytes'].toSorted(),
    );
    await test.services.db.update(readingTimes).set({ durationMs: 17_200 });
    expect(await secondsFor(first)).toBe(20);
    await test.services.db.update(readingTimes).set({ sizeBytes: 9_000_000 });
    expect(await secondsFor(first)).toBeNull();
    expect((await test.newBrowser().send('GET', `/api/documents/${first}/reading-time`)).status).toBe(404);
  });

  it('answers at once, shows progress that never falls, and ends with data and evidence', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const release = test.reader.hold();
    const started = await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    expect(started.status).toBe(202);
    expect(started.json).toMatchObject({ sessionId: id, status: 'processing' });
    const during = await waitUntil(async () => {
      const view = await browser.get(id);
      return view.progress.page === 1 && view;
    }, 'the first page is read');
    expect(during).toMatchObject({ status: 'processing', attempts: 1 });
    expect(during.progress.ocr).toBeGreaterThan(20);
    expect(during.progress.form).toBe(0);
    release();
    const view = await waitUntil(async () => {
      const now = await browser.get(id);
      expect(now.progress.ocr).toBeGreaterThanOrEqual(during.progress.ocr);
      return now.progress.ocr === 100 && now;
    }, 'data and texts are there');
    expect(view).toMatchObject({ status: 'processed', version: 1, source: { form: 'I-589' } });
    expect(view.formData).toMatchObject({
      biographic_information: { full_name: { given_name: 'Marisol' } },
      rawOcrText: 'Form I-589 Quispe\n\nsecond page',
    });
    expect(view.evidence['biographic_information.full_name.given_name']).toMatchObject({
      text: 'Marisol',
      page: 1,
    });
    const text = await browser.send('GET', `/api/documents/${id}/raw-text`);
    expect(text.json).toEqual({ rawOcrText: 'Form I-589 Quispe\n\nsecond page' });
  });

  it('stays one run when started twice, and takes a request without a body', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const before = test.reader.reads();
    const release = test.reader.hold();
    const [one, two] = await Promise.all([
      browser.send('POST', `/api/documents/${id}/process-enhanced`),
      browser.send('POST', `/api/documents/${id}/process-enhanced`),
    ]);
    expect([one.status, two.status]).toEqual([202, 202]);
    release();
    await browser.process(id);
    expect(test.reader.reads() - before).toBe(1);
    expect((await browser.get(id)).formType).toBe('I-485');
  });

  it('makes the other form from what was read, without reading again', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    await browser.process(id);
    const before = test.reader.reads();
    await browser.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-765' });
    expect(await browser.get(id)).toMatchObject({ status: 'uploaded', formType: 'I-765', formData: null });
    const view = await browser.process(id, 'process-i765');
    expect(view.formData).toMatchObject({ applicant_first_name: 'Marisol' });
    expect(test.reader.reads()).toBe(before);
    await browser.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-485' });
    expect(await browser.get(id)).toMatchObject({ status: 'processed', formType: 'I-485' });
  });

  it('ends with the form chosen last when the choice changes during the run', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const release = test.reader.hold();
    await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    await browser.send('POST', `/api/documents/${id}/process-i765`, {});
    release();
    const view = await waitUntil(async () => {
      const now = await browser.get(id);
      return now.status === 'processed' && now;
    }, 'the run ends');
    expect(view).toMatchObject({ formType: 'I-765', formData: { applicant_first_name: 'Marisol' } });
  });

  it('tries again by itself after a passing fault', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    test.reader.fail(new Error('a thread was lost'), 1);
    expect(await browser.process(id)).toMatchObject({ status: 'processed', attempts: 2 });
  });

  it('ends in an error that says so after a lasting fault, and starts anew when asked', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    test.reader.fail(new Error('always'), 3);
    expect(await browser.process(id)).toMatchObject({
      status: 'error',
      attempts: 3,
      formData: null,
      error: { code: 'processing_failed', message: sayError('processing_failed') },
    });
    const again = await browser.process(id);
    expect(again).toMatchObject({ status: 'processed', attempts: 4 });
    expect(again.error).toBeUndefined();
  });

  it('says what it does not recognise, and lets the person type', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    test.reader.fail(null, 1);
    const view = await browser.process(id);
    expect(view).toMatchObject({ status: 'error', error: { code: 'unrecognised_form' } });
    expect(view.formData).toMatchObject({ biographic_information: { a_number: '' } });
    expect(view.formData?.rawOcrText).toContain('Form I-589');
    const saved = await browser.send('PUT', `/api/documents/${id}/form`, {
      biographic_information: { a_number: '123456789' },
    });
    expect(saved.status).toBe(200);
  });

  it('is taken up again when its process fell silent', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const { documentId } = await browser.get(id);
    const past = new Date(Date.now() - 1_000);
    const claim = { claimedBy: 'a process that died', claimedUntil: past, tries: 1, queuedAt: past };
    await test.services.db
      .insert(documentRuns)
      .values({ documentId, kind: 'form', formType: 'I-485', status: 'processing', ...claim });
    const view = await waitUntil(async () => {
      const now = await browser.get(id);
      return now.status === 'processed' && now;
    }, 'another process finishes it');
    expect(view.formData).not.toBeNull();
  });

  it('stops at once when the person cancels, keeps the upload, and reads it when asked again', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const cancel = () => browser.send('DELETE', `/api/documents/${id}/processing`);
    expect((await cancel()).json).toEqual({ sessionId: id, status: 'uploaded' });
    const before = test.reader.reads();
    const stoppedBefore = test.reader.stopped();
    const release = test.reader.hold();
    await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    await waitUntil(async () => (await browser.get(id)).progress.page === 1, 'reading has begun');
    expect((await cancel()).json).toEqual({ sessionId: id, status: 'uploaded' });
    expect(await browser.get(id)).toMatchObject({ status: 'uploaded', formData: null, progress: { ocr: 0 } });
    await waitUntil(async () => test.reader.stopped() === stoppedBefore + 1, 'the reading itself stops');

    await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    await waitUntil(async () => test.reader.reads() === before + 2, 'reading has begun anew');
    release();
    const view = await waitUntil(async () => {
      const now = await browser.get(id);
      return now.status === 'processed' && now;
    }, 'it is read after all');
    expect(view.version).toBe(1);
  });

  it('keeps nothing of a reading that is cancelled as it ends: its texts would never come', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const before = test.reader.reads();
    const { documentId } = await browser.get(id);
    test.reader.endWith(() => browser.send('DELETE', `/api/documents/${id}/processing`));
    await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    const isEnd = (line: string) => line.includes('"run ended"') && line.includes(documentId);
    await waitUntil(async () => test.logLines.some(isEnd), 'the run ends');
    expect(await browser.get(id)).toMatchObject({ status: 'uploaded', source: null });
    expect((await browser.process(id)).status).toBe('processed');
    expect(test.reader.reads()).toBe(before + 2);
  });

  it('goes on with the texts when the run ends while its progress is being written', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const release = test.reader.holdTexts();
    // Progress is due while the run is being ended: the clock is asked within that transaction.
    const { clock } = test.services;
    const slow = vi.spyOn(test.services, 'clock').mockImplementation(() => {
      const until = performance.now() + 400;
      while (performance.now() < until);
      return clock();
    });
    const view = await browser.process(id);
    slow.mockRestore();
    expect(view.status).toBe('processed');
    release();
    const whole = await waitUntil(async () => {
      const now = await browser.get(id);
      return now.progress.ocr === 100 && now;
    }, 'the texts are read');
    expect(whole.formData?.rawOcrText).toContain('second page');
  });

  const isRead = async (browser: Browser, id: string) => (await browser.get(id)).progress.ocr === 100;

  it('reads two files of one person at once at most, and tells the place of what waits', async () => {
    const [many, other] = [test.newBrowser(), test.newBrowser()];
    const pdf = await drawPdf();
    const release = test.reader.hold();
    const start = async (browser: Browser) => {
      const id = await browser.upload(pdf);
      await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
      return id;
    };
    const before = test.reader.reads();
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) ids.push(await start(many));
    await waitUntil(async () => test.reader.reads() === before + 2, 'two are being read');
    const late = await start(other);
    await waitUntil(
      async () => (await other.get(late)).progress.page === 1,
      'the other person is not kept waiting',
    );
    expect(test.reader.reads()).toBe(before + 3);
    const placeOf = async (browser: Browser, id = '') =>
      (await browser.send('GET', `/api/documents/${id}/queue-place`)).json;
    expect(await placeOf(many, ids[0])).toEqual({ filesBefore: null });
    expect(await placeOf(many, ids[2])).toEqual({ filesBefore: 0 });
    expect(await placeOf(many, ids[3])).toEqual({ filesBefore: 1 });
    expect((await other.send('GET', `/api/documents/${ids[3]}/queue-place`)).status).toBe(404);
    release();
    for (const id of ids) await waitUntil(() => isRead(many, id), 'all are read in their turn');
  });

  it('is ready before its texts are, which hold up nobody, and are not lost however long they take', async () => {
    const browser = test.newBrowser();
    const release = test.reader.holdTexts();
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await browser.upload(await drawPdf()));
    for (const id of ids) expect(await browser.process(id)).toMatchObject({ status: 'processed' });
    const [first = ''] = ids;
    const view = await browser.get(first);
    expect(view.progress.ocr).toBeLessThan(100);
    expect(view.formData?.rawOcrText).toBe('Form I-589 Quispe');
    release();
    for (const id of ids) await waitUntil(() => isRead(browser, id), 'the texts are there');
    expect((await browser.get(first)).formData?.rawOcrText).toBe('Form I-589 Quispe\n\nsecond page');
  });

  it('stops reading, and reading texts, as soon as the document is deleted', async () => {
    const browser = test.newBrowser();
    const release = test.reader.hold();
    const id = await browser.upload(await drawPdf());
    await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    await waitUntil(async () => (await browser.get(id)).progress.page === 1, 'reading has begun');
    const before = test.reader.stopped();
    await browser.send('DELETE', `/api/documents/${id}`);
    expect(test.reader.stopped()).toBe(before + 1);
    release();
    const releaseTexts = test.reader.holdTexts();
    const begun = test.reader.textsBegun();
    const other = await browser.upload(await drawPdf());
    await browser.process(other);
    await waitUntil(async () => test.reader.textsBegun() > begun, 'texts are being read');
    await browser.send('DELETE', `/api/documents/${other}`);
    await waitUntil(async () => test.reader.stopped() === before + 2, 'they are stopped');
    releaseTexts();
  });

  it('stops for a document deleted meanwhile without calling it a failure', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const { documentId } = await browser.get(id);
    const release = test.reader.hold();
    await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    await waitUntil(async () => (await browser.get(id)).progress.page === 1, 'reading has begun');
    expect((await browser.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
    release();
    const other = await browser.upload(await drawPdf());
    expect((await browser.process(other)).status).toBe('processed');
    const isFailure = (line: string) => line.includes('"processing failed"') && line.includes(documentId);
    expect(test.logLines.filter(isFailure)).toEqual([]);
  });
});
