import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openPdf } from '@puente/pdf';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import sharp from 'sharp';
import { openLine } from './stage/cut-line.ts';
import { field, openSection } from './stage/review.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { makeScan } from './stage/scans.ts';
import { startServer } from './stage/server.ts';
import { expect, test } from './stage/test.ts';

const input = (page: Page) => page.getByLabel('PDF of your filled I-589');
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
  await expect(page.getByText('my asylum form.pdf uploaded successfully')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Process I-485 Form' }).click();
  await expect(page.getByText('Processing Error').first()).toBeVisible();
  await page.goto(`${server.url}/app`);
  await expect(page.getByText('Your document is no longer here')).toBeVisible();
  await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  await expectGoodPage(page);
});

/** Photos of two pages: the second lies on its side, as a phone tells by a note in the file, beside place and time. */
async function takePhotos(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'puente-photos-'));
  const pdf = await openPdf(await drawPaper(marisolQuispe, { pages: [1, 2] }));
  const files: string[] = [];
  for (const page of [1, 2]) {
    const { width, height, data } = pdf.renderPage(page, { dpi: 300, grayscale: true });
    const file = path.join(folder, `photo-${page}.jpg`);
    const exif = { IFD0: { Make: 'InventedCamera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } };
    const picture = sharp(data, { raw: { width, height, channels: 1 } });
    const turned = page === 2 ? picture.rotate(270) : picture;
    writeFileSync(
      file,
      await turned
        .jpeg({ quality: 92 })
        .withExif(exif)
        .withMetadata({ orientation: page === 2 ? 6 : 1, exif })
        .toBuffer(),
    );
    files.push(file);
  }
  pdf.close();
  return files;
}

test(
  'Photos of pages become one PDF in their order, upright, without the notes of the camera',
  {
    tag: '@one-width',
  },
  async ({ quietPage: page, server }, info) => {
    const photos = await takePhotos();
    expect(readFileSync(photos[1] ?? '').includes('InventedCamera')).toBe(true);
    await page.addInitScript(() => {
      const append = FormData.prototype.append;
      FormData.prototype.append = function keep(this: FormData, ...given: unknown[]) {
        Object.assign(window, { sent: given[1] });
        return append.apply(this, given as Parameters<typeof append>);
      } as typeof append;
    });
    await page.goto(`${server.url}/app`);
    await page.getByRole('button', { name: 'No PDF? Take photos of the pages' }).click();
    await expect(page.getByRole('heading', { name: 'Photos of your pages' })).toBeFocused();
    await expectGoodPage(page);
    const notes = info.outputPath('notes.jpg');
    writeFileSync(notes, 'no picture at all');
    await page.getByLabel('Choose photos').setInputFiles([photos[1] ?? '', notes]);
    await expect(page.getByText('These pictures could not be opened: notes.jpg.')).toBeVisible();
    await page.getByLabel('Take a photo').setInputFiles(photos[0] ?? '');
    await page.getByLabel('Take a photo').setInputFiles(photos[0] ?? '');
    await expect(page.getByText('3 photos', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove page 3' }).click();
    await page.getByRole('button', { name: 'Move page 2 up' }).click();
    const sideOf = (number: number) =>
      page.getByRole('img', { name: `Photo of page ${number}` }).evaluate((image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        return naturalWidth < naturalHeight ? 'upright' : 'lying';
      });
    expect([await sideOf(1), await sideOf(2)]).toEqual(['upright', 'upright']);
    for (let turns = 0; turns < 4; turns += 1)
      await page.getByRole('button', { name: 'Turn page 1 to the right' }).click();
    await expectGoodPage(page);
    await page.screenshot({ path: info.outputPath('photos.png'), fullPage: true });

    await page.getByRole('button', { name: 'Make the PDF and upload it' }).click();
    await expect(page.getByText('photos-of-my-form.pdf uploaded successfully')).toBeVisible({
      timeout: 30_000,
    });
    const sent = await page.evaluate(async () => {
      const bytes = new Uint8Array(await (window as never as { sent: File }).sent.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 10_000)
        text += String.fromCharCode(...bytes.subarray(at, at + 10_000));
      return btoa(text);
    });
    const bytes = Buffer.from(sent, 'base64');
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    for (const trace of ['InventedCamera', 'Exif', 'GPS']) expect(bytes.includes(trace)).toBe(false);
    const pdf = await openPdf(bytes);
    expect(pdf.pageCount).toBe(2);
    pdf.close();

    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Process I-485 Form' }).click();
    await expect(stepHeading(page, 'Raw Text')).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Continue to Review' }).click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await openSection(page, 'biographic');
    await expect(field(page, 'biographic_information.full_name.given_name')).toContainText('Marisol');
  },
);

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
