import type { Page } from '@playwright/test';
import { openLine } from './stage/cut-line.ts';
import { expectGoodPage, expectUploaded, stepHeading } from './stage/road.ts';
import { makeScan } from './stage/scans.ts';
import { startServer } from './stage/server.ts';
import { expect, test } from './stage/test.ts';

const input = (page: Page) => page.getByLabel('PDF or photos of your filled I-589');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Upload Failed' });

/** Slows the sending down to a weak phone line, so that there is a middle of it; -1: no more. */
async function slowDown(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

test('A cut line, a server out of reach and a change of mind are said, and nothing is chosen twice', {
  tag: '@one-width',
}, async ({ page, server }) => {
  const line = await openLine(server.url);
  await page.goto(`${line.url}/app`);
  await slowDown(page, 200_000);
  await input(page).setInputFiles(await makeScan());
  const bar = page.getByRole('progressbar', { name: /Uploading my asylum form.pdf/ });
  const isHalfWay = () =>
    expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 30_000 })
      .toBeGreaterThan(20);
  await isHalfWay();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Upload cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();

  await input(page).setInputFiles(await makeScan());
  await isHalfWay();
  line.cut();
  await expect(failed(page)).toContainText('Failed to upload file');
  await expectGoodPage(page);
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failed(page)).toContainText('Failed to upload file');
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();

  line.mend();
  await slowDown(page, -1);
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('my asylum form.pdf uploaded successfully')).toBeVisible({ timeout: 90_000 });
  line.close();
});

test('A session that has ended says so and leads back to the upload', { tag: '@one-width' }, async ({
  page,
  server,
  context,
}) => {
  await page.goto(`${server.url}/app`);
  await input(page).setInputFiles(await makeScan('short'));
  await expectUploaded(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Process I-485 Form' }).click();
  await expect(page.getByText('Processing Error').first()).toBeVisible();
  await page.goto(`${server.url}/app`);
  await expect(page.getByText('Your document is no longer here')).toBeVisible();
  await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  await expectGoodPage(page);
});

test('Where pictures may go to a service outside, each person is asked before their file is read', {
  tag: '@one-width',
}, async ({ page }) => {
  // Nothing is read here: what an answer lets go out is proven beside the server's reading.
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'local', AI_BASE_URL: 'http://127.0.0.1:9/v1' };
  const server = await startServer(env);
  const box = page.getByRole('checkbox', { name: 'may be sent to 127.0.0.1:9' });
  const isAllowed = () =>
    page.evaluate(async () => {
      const id = localStorage.getItem('currentSessionId');
      const answer = (await (await fetch(`/api/documents/${id}`)).json()) as {
        visionModelAllowed: boolean;
      };
      return answer.visionModelAllowed;
    });
  await page.goto(`${server.url}/app`);
  await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  await expect(box).toHaveCount(0);
  await input(page).setInputFiles(await makeScan('short'));
  await expect(box).not.toBeChecked();
  await expectGoodPage(page);
  expect(await isAllowed()).toBe(false);
  await box.check();
  await expect.poll(isAllowed).toBe(true);
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect.poll(isAllowed).toBe(false);
  await server.stop();
});
