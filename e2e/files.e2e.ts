import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { openPdf } from '@puente/pdf';
import { assemblePages } from '@puente/pdf/testing';
import { drawPaper, marisolQuispe, scanPaper } from '@puente/reader/testing';
import { heicPhoto, takePhotos } from './stage/photos.ts';
import { field, openSection } from './stage/review.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

const input = (page: Page) => page.getByLabel('PDF or photos of your filled I-589');
const button = (page: Page, name: string) => page.getByRole('button', { name });
/** A small machine opens pictures slowly. */
const slow = { timeout: 90_000 };

/** Keeps what is sent, to be looked at. */
const keepSent = (page: Page) =>
  page.addInitScript(() => {
    const append = FormData.prototype.append;
    FormData.prototype.append = function keep(this: FormData, ...given: unknown[]) {
      Object.assign(window, { sent: given[1] });
      return append.apply(this, given as Parameters<typeof append>);
    } as typeof append;
  });

async function findSent(page: Page): Promise<Buffer> {
  const sent = await page.evaluate(async () => {
    const bytes = new Uint8Array(await (window as never as { sent: File }).sent.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 10_000)
      text += String.fromCharCode(...bytes.subarray(at, at + 10_000));
    return btoa(text);
  });
  return Buffer.from(sent, 'base64');
}

async function expectClean(sent: Buffer, pages: number) {
  expect(sent.length).toBeLessThan(pages * 1024 * 1024);
  for (const trace of ['InventedCamera', 'Exif', 'GPS']) expect(sent.includes(trace)).toBe(false);
  const pdf = await openPdf(sent);
  expect(pdf.pageCount).toBe(pages);
  for (let page = 1; page <= pages; page += 1) {
    const { width, height } = pdf.pageSize(page);
    expect(height).toBeGreaterThan(width);
  }
  pdf.close();
}

test(
  'Photos are put in order, a blurred one is taken again, a missing one is named and added, and all are read',
  { tag: '@long' },
  async ({ quietPage: page, server }, info) => {
    const [two = '', blurred = ''] = await takePhotos({ pages: [2, 4], lying: [2], blurred: [4] });
    const [three = '', four = ''] = await takePhotos({ pages: [3, 4] });
    expect(readFileSync(two).includes('InventedCamera')).toBe(true);
    const notes = info.outputPath('notes.jpg');
    writeFileSync(notes, 'no picture at all');
    await keepSent(page);
    await page.goto(`${server.url}/app`);
    await input(page).setInputFiles([two, heicPhoto, blurred, notes]);
    await expect(page.getByRole('heading', { name: 'Your pages' })).toBeFocused();
    await expect(page.getByText('3 pages', { exact: true })).toBeVisible(slow);
    await expect(page.getByText('These files could not be opened: notes.jpg.')).toBeVisible();
    await expect(page.getByText('Page 3: blurred')).toBeVisible();
    await expect(page.getByText('Form I-589 has 12 pages. You have 3 here.')).toBeVisible();
    await expectGoodPage(page);
    await page.screenshot({ path: info.outputPath('pages.png'), fullPage: true });

    await page.getByLabel('New picture of page 3').setInputFiles(four);
    await expect(page.getByText('Page 3: blurred')).toBeHidden(slow);
    await button(page, 'Move page 2 up').click();
    for (let turns = 0; turns < 4; turns += 1) await button(page, 'Turn page 1 to the right').click();
    await button(page, 'Upload these 3 pages').click();
    await expect(page.getByText('my-pages.pdf uploaded successfully')).toBeVisible(slow);
    await expectClean(await findSent(page), 3);
    await expect(page.getByText('Pages 3, 5-12 of Form I-589 were not found')).toBeVisible(slow);
    await expectGoodPage(page);

    await button(page, 'Add pages').click();
    await expect(page.getByText('3 pages', { exact: true })).toBeVisible();
    await page.getByLabel('Add pages').setInputFiles(three);
    await expect(page.getByText('4 pages', { exact: true })).toBeVisible(slow);
    await button(page, 'Upload these 4 pages').click();
    await expect(page.getByText('Pages 5-12 of Form I-589 were not found')).toBeVisible(slow);

    await button(page, 'Proceed').click();
    await button(page, 'Process I-485 Form').click();
    await expect(stepHeading(page, 'Raw Text')).toBeVisible({ timeout: 120_000 });
    await button(page, 'Continue to Review').click();
    await button(page, 'Skip for now').click();
    await openSection(page, 'biographic');
    await expect(field(page, 'biographic_information.full_name.given_name')).toContainText('Marisol');
  },
);

test('Photos that are dark, cut off or blurred are named before the upload, and one on its side is set upright', async ({
  quietPage: page,
  server,
}, info) => {
  const photos = await takePhotos({ pages: [1, 2, 3, 4, 9], blurred: [2], dark: [3], cut: [4], aside: [9] });
  await page.goto(`${server.url}/app`);
  await input(page).setInputFiles(photos);
  await expect(page.getByText('5 pages', { exact: true })).toBeVisible(slow);
  const notes = page.getByRole('status').filter({ hasText: 'again before you upload' });
  await expect(notes).toContainText('Take pages 2-4 again before you upload, if you can.');
  for (const note of ['Page 2: blurred', 'Page 3: too dark', 'Page 4: a side is cut off'])
    await expect(notes.getByText(note)).toBeVisible();
  const card = (number: number) => page.getByRole('listitem').filter({ hasText: `Page ${number} of 5` });
  await expect(card(1)).toHaveText('Page 1 of 5');
  await expect(card(2)).toContainText('We will not be able to read this page.');
  await expect(card(3)).toContainText('Take it again near a window or a lamp.');
  await expect(card(4)).toContainText('Take it again with all four edges in the picture.');
  await expect(card(5)).toHaveText('Page 5 of 5');
  const isUpright = (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth;
  expect(await page.getByAltText('Picture of page 5').evaluate(isUpright as never)).toBe(true);
  await expectGoodPage(page);
  await page.screenshot({ path: info.outputPath('forecast.png'), fullPage: true });
  await expect(button(page, 'Upload these 5 pages')).toBeEnabled();

  const [better = ''] = await takePhotos({ pages: [3] });
  await page.getByLabel('New picture of page 3').setInputFiles(better);
  await expect(card(3)).toHaveText('Page 3 of 5', slow);
  await expect(notes).toContainText('Take pages 2, 4 again before you upload, if you can.');
});

/** Scans that are not what is asked for, as files. */
async function makeOthers(info: TestInfo) {
  const keep = (name: string, bytes: Uint8Array) => {
    const file = info.outputPath(name);
    writeFileSync(file, bytes);
    return file;
  };
  const i485 = await drawPaper({ 'P1.1.family-name': 'Barrientos' }, { form: 'I-485', pages: [1, 2] });
  const grainy = { dpi: 600, jpegQuality: 100, pages: [1, 2, 3, 4] };
  const large = await scanPaper(await drawPaper(marisolQuispe), grainy);
  expect(large.length).toBeGreaterThan(10 * 1024 * 1024);
  return {
    large: keep('large.pdf', large),
    i485: keep('i485.pdf', await scanPaper(i485)),
    empty: keep('empty.pdf', await scanPaper(assemblePages([{}, {}]), { skewDegrees: 1 })),
  };
}

test(
  'A scan over 10 MB is made smaller here, and another form and empty pages are named as what they are',
  { tag: '@one-width' },
  async ({ quietPage: page, server }, info) => {
    const { large, i485, empty } = await makeOthers(info);
    await keepSent(page);
    await page.goto(`${server.url}/app`);
    await input(page).setInputFiles(large);
    await expect(page.getByText('This file is larger than 10 MB')).toBeVisible();
    await expect(page.getByText('4 pages', { exact: true })).toBeVisible(slow);
    await expect(page.getByText('blurred')).toHaveCount(0);
    await button(page, 'Upload these 4 pages').click();
    await expect(page.getByText('Pages 5-12 of Form I-589 were not found')).toBeVisible(slow);
    await expectClean(await findSent(page), 4);

    await input(page).setInputFiles(i485);
    await expect(page.getByText('Your file is a Form I-485, not an I-589.')).toBeVisible(slow);
    await expectGoodPage(page);
    await page.screenshot({ path: info.outputPath('another-form.png') });
    await input(page).setInputFiles(empty);
    await expect(page.getByText('We can see nothing on the pages of your file.')).toBeVisible(slow);
    await button(page, 'Proceed').click();
    await expect(stepHeading(page, 'Select Form')).toBeVisible();
    await expect(page.getByText('We can see nothing on the pages of your file.')).toBeVisible();
    await expectGoodPage(page);
  },
);
