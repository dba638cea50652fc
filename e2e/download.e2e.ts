import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { getCatalogue } from '@puente/forms/catalogues';
import { openPdf } from '@puente/pdf';
import { drawEdition } from '../bench/editions/draw-edition.ts';
import { makeEdition } from '../bench/editions/made-edition.ts';
import { authDialog, signUpInDialog } from './stage/account.ts';
import { input } from './stage/review.ts';
import { expectGoodPage, fillingTimeoutMs, saveForm, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

/** The last step of a document that was read a moment ago, in the browser of its owner. */
async function openDownload(page: Page, context: BrowserContext, url: string) {
  const { sessionId } = await bringDocument(context, url);
  await context.addInitScript((id) => {
    localStorage.setItem('currentSessionId', id);
    sessionStorage.setItem('emailGateSkipped', '1');
  }, sessionId);
  await page.goto(`${url}/app#step6`);
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before you file' })).toBeVisible();
}

/** Presses a button that saves a PDF and gives the words of its pages. */
async function savePdf(page: Page, button: string) {
  const waiting = page.waitForEvent('download', { timeout: fillingTimeoutMs });
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

test('A form is looked over, seen and printed before it is filed', { tag: '@long' }, async ({
  quietPage: page,
  context,
  server,
}) => {
  await openDownload(page, context, server.url);

  // Told before anybody presses anything: an account is needed, the edition is reported as refused, boxes are blank.
  await expect(page.getByText('Please sign in or create an account to download')).toBeVisible();
  await expect(page.getByText(/Edition 01\/20\/25: (was )?reported as no longer accepted/)).toBeVisible();
  await expect(page.getByText('For practice, not for filing: edition 01/20/25')).toBeVisible();
  await expect(page.getByText('Not asked for')).toBeVisible();
  // Without scrolling, on a phone too.
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/These pages of the form were not found in your file: 3, 4/)).toBeVisible();
  await page.getByText(/questions that only you can answer/).click();
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
  await expect(firstPage).toHaveJSProperty('complete', true, { timeout: fillingTimeoutMs });
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

/** As a mouse lets go of a file over a part of the page. */
async function dropFile(page: Page, onto: Locator, bytes: number) {
  const dataTransfer = await page.evaluateHandle((size) => {
    const dragged = new DataTransfer();
    dragged.items.add(new File([new Uint8Array(size)], 'blank.pdf', { type: 'application/pdf' }));
    return dragged;
  }, bytes);
  await onto.dispatchEvent('drop', { dataTransfer });
}

const known = getCatalogue('I-485', '01/20/25');
const newer = makeEdition(known, 'download-2');

test('A newer blank is dropped on Download, and the PDF is on that edition', { tag: '@long' }, async ({
  quietPage: page,
  context,
  server,
}) => {
  await openDownload(page, context, server.url);
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Do you have the newest blank of Form I-485 from uscis.gov?')).toBeVisible();
  const choose = (label: string, buffer: Buffer) =>
    page
      .getByLabel(label, { exact: true })
      .setInputFiles({ name: 'blank.pdf', mimeType: 'application/pdf', buffer });

  await dropFile(page, page.getByRole('region', { name: 'A blank of your own' }), 10 * 1024 * 1024 + 1);
  await expect(page.getByRole('alert').getByText('The file is over 10 MB.')).toBeVisible();
  await expect(page.getByText('Your form is still filled on edition 01/20/25.')).toBeVisible();
  await expectGoodPage(page);

  await choose('Add the blank PDF', Buffer.from(await drawEdition(newer.facts)));
  const added = `Your form is filled on the blank that you added: edition ${newer.edition}`;
  await expect(page.getByText(added)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(`Edition ${newer.edition}: check it before you file`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'A blank of your own' })).toBeFocused();
  await expect(page.getByText(/^\d+ questions are new or changed on this edition/)).toBeVisible();
  await expectGoodPage(page);

  // What only this edition asks is answered here, as it is printed.
  const asked = page.getByRole('group', { name: /Part 9, Item 5/ }).first();
  await asked.getByRole('radio', { name: 'No' }).check();
  await asked.getByRole('radio', { name: 'Yes' }).check();
  await expect(asked.getByText('Saved')).toBeVisible();

  await page.getByRole('button', { name: 'Download PDF' }).click();
  await signUpInDialog(page);
  await expect(page.getByText(`Filled on the blank that you added: edition ${newer.edition}.`)).toBeVisible({
    timeout: fillingTimeoutMs,
  });
  const { values } = await saveForm(page, 'Download PDF again');
  expect(values.get(newer.truth.get('P1.1.family-name') ?? '')).toBe('Quispe Nahui');
  const ofKnown = new Set(newer.truth.values());
  const ticked = newer.facts.boxes.filter(
    ({ pdfName, on }) => !ofKnown.has(pdfName) && values.get(`${pdfName}=${on}`) === true,
  );
  expect(ticked.map(({ on }) => on)).toEqual(['Y']);

  const back = server.hasOfficialBlanks ? 'Use the installed blank' : 'Use the worksheet';
  await page.getByRole('button', { name: back }).click();
  await expect(page.getByText('Edition 01/20/25: reported as no longer accepted')).toBeVisible();
  await expect(page.getByText('Do you have the newest blank of Form I-485 from uscis.gov?')).toBeVisible();
});
