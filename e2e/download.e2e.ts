import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPdf } from '@puente/pdf';
import { authDialog, signUpInDialog } from './stage/account.ts';
import { input } from './stage/review.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

async function openDownload(page: Page, url: string) {
  await page.goto(`${url}/app#step6`);
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before you file' })).toBeVisible();
}

/** Presses a button that saves a PDF and gives the words of its pages. */
async function savePdf(page: Page, button: string) {
  const waiting = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  const file = await openPdf(readFileSync(await download.path()), { maxPages: 100 });
  const pages = Array.from({ length: file.pageCount }, (_, i) =>
    file
      .readWords(i + 1)
      .map(({ text }) => text)
      .join(' '),
  );
  file.close();
  return { fileName: download.suggestedFilename(), pages };
}

test('A form is looked over, seen and printed before it is filed', async ({
  quietPage: page,
  context,
  server,
}) => {
  const { sessionId } = await bringDocument(context, server.url);
  await context.addInitScript((id) => {
    localStorage.setItem('currentSessionId', id);
    sessionStorage.setItem('emailGateSkipped', '1');
  }, sessionId);
  await openDownload(page, server.url);

  // Told before anybody presses anything: an account is needed, the edition is reported as refused, boxes are blank.
  await expect(page.getByText('Please sign in or create an account to download')).toBeVisible();
  await expect(page.getByText('Edition 01/20/25: reported as no longer accepted')).toBeVisible();
  await expect(page.getByText('Not asked for')).toBeVisible();
  // Without scrolling, on a phone too.
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/These pages of the form were not found in your file: 3, 4/)).toBeVisible();
  await page.getByText(/questions to answer by hand/).click();
  await expect(page.getByText('Pages 13-21, Part 9, Items 1-86')).toBeVisible();
  await expectGoodPage(page);

  await page.getByText(/^Show \d+ more$/).click();
  await page.getByRole('link', { name: 'Ethnicity' }).click();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await expect(page.getByLabel('Ethnicity', { exact: true })).toBeFocused();
  await page.goBack();
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();

  await page.getByRole('link', { name: 'Current legal name: Family Name (Last Name)' }).click();
  await expect(input(page, 'biographic_information.full_name.family_name')).toBeFocused();
  await page.goBack();

  await page.getByRole('button', { name: 'See the pages' }).click();
  await expect(authDialog(page)).toBeVisible();
  await signUpInDialog(page);
  const preview = page.getByRole('dialog', { name: 'Pages of your Form I-485' });
  const firstPage = preview.getByRole('img', { name: 'Form I-485, page 1, filled in.' });
  await expect(firstPage).toHaveJSProperty('complete', true, { timeout: 30_000 });
  expect(await firstPage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await expect(preview.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Full size (new tab), page 1', exact: true })).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');

  // A lost answer is told, and the same button works again.
  await page.route('**/instructions', (route) => route.fulfill({ status: 200, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Download Instructions' }).click();
  await expect(
    page.getByText('Failed to download the instructions. Please try again.').first(),
  ).toBeVisible();
  const instructions = await savePdf(page, 'Download Instructions');
  expect(instructions.fileName).toBe('I-485-Instructions.pdf');
  expect(instructions.pages[0]).toContain('1. Where to sign');
  await expect(page.getByText('Instructions Downloaded').first()).toBeVisible();
  const packet = await savePdf(page, 'Download the packet to print');
  expect(packet.fileName).toBe('I-485-Packet.pdf');
  expect(packet.pages[0]).toContain('checklist for your packet');
  expect(packet.pages.length).toBeGreaterThanOrEqual(24 + 1 + instructions.pages.length);
  await expectGoodPage(page);
});
