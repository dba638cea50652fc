import { getCatalogue } from '@puente/forms/catalogues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawEdition } from '../../../../../../bench/editions/draw-edition.ts';
import { fromElsewhere } from '../../../testing/access-stage.ts';
import { type Browser, multipartType, toMultipart } from '../../../testing/browser.ts';
import { drawPdf } from '../../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../../testing/test-databases.ts';

const known = getCatalogue('I-765', '08/21/25');

describe.each(await listDatabaseKinds())(
  'a blank of one\u2019s own on $name',
  { timeout: 120_000 },
  (kind) => {
    let test: TestApp;
    let blank: Uint8Array;
    beforeAll(async () => {
      test = await startTestApp(kind);
      blank = await drawEdition({ pages: known.landmarks, boxes: known.fields });
    });
    afterAll(() => test.close());

    const add = (browser: Browser, id: string) =>
      browser.send('PUT', `/api/documents/${id}/blank/I-765`, toMultipart([{ bytes: blank }]), {
        'content-type': multipartType,
        ...fromElsewhere(),
      });
    const remove = (browser: Browser, id: string) =>
      browser.send('DELETE', `/api/documents/${id}/blank/I-765`);
    const getPreflight = (browser: Browser, id: string) =>
      browser.send('GET', `/api/documents/${id}/preflight`);

    it('is added, seen and taken away by its owner alone', async () => {
      const owner = test.newBrowser();
      await owner.signUp();
      const id = await owner.upload(await drawPdf());
      await owner.process(id, 'process-i765');
      const { token } = (await owner.send('POST', `/api/documents/${id}/share`)).json;
      const reviewer = test.newBrowser();
      expect((await reviewer.send('GET', `/api/review/${token}`)).status).toBe(200);
      const visitor = test.newBrowser();
      await visitor.upload(await drawPdf());
      const account = test.newBrowser();
      await account.signUp();
      const strangers = [visitor, account, reviewer, test.newBrowser()];
      for (const stranger of strangers) expect((await add(stranger, id)).json.code).toBe('not_found');
      expect((await getPreflight(owner, id)).json.ownBlank).toBeNull();

      expect((await add(owner, id)).status).toBe(200);
      for (const stranger of strangers) {
        expect((await remove(stranger, id)).json.code).toBe('not_found');
        expect((await getPreflight(stranger, id)).status).toBe(404);
      }
      expect((await getPreflight(owner, id)).json.ownBlank).toEqual({ edition: '08/21/25', match: null });
      expect(test.logLines.join('\n')).not.toContain(id);
    });

    it('of a visitor goes with the document into the account, and with \u2018Delete everything\u2019', async () => {
      const browser = test.newBrowser();
      const id = await browser.upload(await drawPdf());
      const { documentId } = await browser.process(id, 'process-i765');
      await add(browser, id);
      await browser.signUp();
      expect((await getPreflight(browser, id)).json.ownBlank).not.toBeNull();
      expect((await browser.send('DELETE', '/api/documents')).json).toEqual({ deleted: 1 });
      expect((await getPreflight(browser, id)).status).toBe(404);
      expect(await test.services.storage.listFolders()).not.toContainEqual(
        expect.objectContaining({ name: documentId }),
      );
    });
  },
);
