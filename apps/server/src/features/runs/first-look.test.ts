import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

describe.each(await listDatabaseKinds())('the first look at a file on $name', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const look = (browser: ReturnType<TestApp['newBrowser']>, id: string) =>
    browser.send('GET', `/api/documents/${id}/first-look`);

  it('tells what a file is, looks at it once, and leaves what it found to the reading', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const before = test.reader.looks();
    const { status, json } = await look(browser, id);
    expect([status, json]).toEqual([
      200,
      {
        look: {
          form: 'I-589',
          pages: [{ page: 1, formPage: 1, isEmpty: false }],
          missing: [],
          isUnfilled: false,
          mentioned: [],
        },
      },
    ]);
    await Promise.all([look(browser, id), look(browser, id)]);
    expect(test.reader.looks()).toBe(before + 1);
    await browser.process(id);
    expect(test.reader.lookedBefore()).toBe(true);
    expect((await look(browser, id)).json).toEqual({ look: null });
  });

  it('tells nobody else anything', async () => {
    const id = await test.newBrowser().upload(await drawPdf());
    expect((await look(test.newBrowser(), id)).status).toBe(404);
  });

  it('tells nothing when the reading was asked for meanwhile', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const letGo = test.reader.hold();
    const looks = test.reader.looks();
    const asked = look(browser, id);
    await waitUntil(() => test.reader.looks() > looks, 'the look begins');
    const began = browser.send('POST', `/api/documents/${id}/process`, { formType: 'I-485' });
    const { status, json } = await asked;
    expect([status, json]).toEqual([200, { look: null }]);
    letGo();
    await began;
  });

  it('ends with the document, of which nothing is kept', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const letGo = test.reader.hold();
    const [looks, stopped] = [test.reader.looks(), test.reader.stopped()];
    const asked = look(browser, id);
    await waitUntil(() => test.reader.looks() > looks, 'the look begins');
    await browser.send('DELETE', `/api/documents/${id}`);
    expect((await asked).status).toBe(404);
    expect(test.reader.stopped()).toBe(stopped + 1);
    letGo();
    expect((await look(browser, id)).status).toBe(404);
  });
});
