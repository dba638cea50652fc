import { drawTinyPattern } from '@puente/pdf/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPdfThread } from '../../platform/pdf-thread/pdf-thread.ts';
import { sayError } from '../../platform/say-error.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

/** A fifth of what a page usually may, so that nothing waits for the rest; an honest one takes half of that. */
const perPicture = { wallMs: 30_000, processorMs: 1_000 };

describe('pictures of pages', { timeout: 120_000 }, () => {
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    test = await startTestApp(kind, { replace: { pdf: createPdfThread(perPicture) } });
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
    await test.services.pdf.warmUp();
  }, 60_000);
  afterAll(() => test.close());

  it('tries a page that takes too much once, and no further page of a file with two of them', async () => {
    const render = vi.spyOn(test.services.pdf, 'renderPage');
    const browser = test.newBrowser();
    const id = await browser.upload(drawTinyPattern(4));
    const ask = async (page: number) => {
      const { status, json } = await browser.send('GET', `/api/documents/${id}/pages/${page}`);
      expect([status, json]).toEqual([
        422,
        { code: 'pdf_too_complex', message: sayError('pdf_too_complex') },
      ]);
    };
    await Promise.all([ask(1), ask(1), ask(1)]);
    await ask(1);
    await ask(2);
    await ask(3);
    await ask(4);
    expect(render).toHaveBeenCalledTimes(2);
    render.mockRestore();
  });

  it('keeps nobody waiting for pictures that nobody waits for any more', async () => {
    const [stranger, browser] = [test.newBrowser(), test.newBrowser()];
    const pdf = await drawPdf();
    const id = await browser.upload(pdf);
    const render = vi.spyOn(test.services.pdf, 'renderPage');
    for (let i = 0; i < 4; i += 1) {
      const bomb = await stranger.upload(drawTinyPattern());
      const cookie = [...stranger.cookies].map((pair) => pair.join('=')).join('; ');
      const asked = fetch(`${origin}/api/documents/${bomb}/pages/1`, {
        headers: { cookie },
        signal: AbortSignal.timeout(150),
      });
      await expect(asked).rejects.toThrow();
    }
    // The one that was begun goes on; the others are not begun, whatever time this machine takes.
    await browser.upload(pdf);
    expect((await browser.send('GET', `/api/documents/${id}/pages/1`)).status).toBe(200);
    expect((await browser.send('GET', `/api/documents/${id}/pages/2`)).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(3);
    await Promise.allSettled(render.mock.results.map(({ value }) => value));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(render).toHaveBeenCalledTimes(3);
    render.mockRestore();
  });

  it('draws every page ahead once the file is read, behind what somebody waits for', async () => {
    const browser = test.newBrowser();
    const render = vi.spyOn(test.services.pdf, 'renderPage');
    const id = await browser.upload(await drawPdf());
    const { pageCount } = await browser.process(id);
    await waitUntil(async () => render.mock.calls.length === pageCount, 'all are drawn');
    expect(render.mock.calls.map(([, page]) => page)).toEqual(
      Array.from({ length: pageCount }, (_, index) => index + 1),
    );
    for (let page = 1; page <= pageCount; page += 1)
      expect((await browser.send('GET', `/api/documents/${id}/pages/${page}`)).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(pageCount);
    render.mockRestore();
  });

  it('stops drawing what is deleted', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(drawTinyPattern());
    const render = vi.spyOn(test.services.pdf, 'renderPage');
    const asked = browser.send('GET', `/api/documents/${id}/pages/1`);
    await waitUntil(async () => render.mock.calls.length === 1, 'it is being drawn');
    expect((await browser.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
    // A page refused for its time would be 422.
    expect((await asked).status).toBe(404);
    render.mockRestore();
  });
});
