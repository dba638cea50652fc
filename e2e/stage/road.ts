import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { TargetForm } from '@puente/contract';
import { openPdf } from '@puente/pdf';
import { authDialog, signUpInDialog } from './account.ts';
import { leaveReview } from './review.ts';
import { makeScan, type ScanLength } from './scans.ts';
import { expectAccessible, expectNoSidewaysScroll } from './test.ts';

/** What every step of the wizard must be, whatever it shows. `within`: the part that is new, where the rest was looked at. */
export async function expectGoodPage(page: Page, within?: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, within);
}

export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until a file is taken. How soon that is, is measured elsewhere: here three browsers and servers share the cores. */
export const expectUploaded = (page: Page, fileName = 'my asylum form.pdf') =>
  expect(page.getByText(`${fileName} uploaded successfully`).first()).toBeVisible({ timeout: 60_000 });

/** A form is filled for the first time and read back: seconds of computing, here shared as above and yielding to browsers. */
export const fillingTimeoutMs = 60_000;

/** Waits until a form is filled and read back. */
export const expectReadBack = (page: Page, name: string) =>
  expect(stepHeading(page, name)).toBeVisible({ timeout: fillingTimeoutMs });

/**
 * From the landing page to the review of one form, on a real scan, looking at each step on the way: at all that makes a
 * good page with the whole scan, at its width alone with the short one.
 */
export async function walkToReview(page: Page, url: string, form: TargetForm, length: ScanLength = 'whole') {
  const look = length === 'whole' ? expectGoodPage : expectNoSidewaysScroll;
  await page.goto(url);
  await look(page);
  await page.getByRole('link', { name: 'Start my form' }).first().click();

  await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await look(page);
  await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(await makeScan(length));
  await expectUploaded(page);
  await page.getByRole('button', { name: 'Proceed' }).click();

  await expect(stepHeading(page, 'Select Form')).toBeVisible();
  await expect(page.getByRole('radio', { name: /I-485/ })).toBeChecked();
  await look(page);
  await page.getByRole('radio', { name: new RegExp(form) }).check();
  await page.getByRole('button', { name: `Process ${form} Form` }).click();

  await expect(stepHeading(page, 'Processing your document')).toBeVisible();
  await look(page);
  await expect(stepHeading(page, 'Raw Text')).toBeVisible({ timeout: 120_000 });
  await look(page);
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(stepHeading(page, 'Before you go on: your email')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(stepHeading(page, `Review Form ${form}`)).toBeVisible();
}

/** From the review over the account it asks for to the download, looking at each step on the way. */
export async function walkToDownload(page: Page, form: TargetForm) {
  await leaveReview(page);
  await expect(
    authDialog(page).getByText(`Please sign in or create an account to download your populated ${form} form`),
  ).toBeVisible();
  await expectGoodPage(page);
  await signUpInDialog(page);
  await expect(page).toHaveURL(/#step5$/);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Continue to Download' }).click();
  await expect(stepHeading(page, `Download your Form ${form}`)).toBeVisible();
}

export const downloadForm = (page: Page) => saveForm(page, 'Download PDF');

/**
 * Presses the download button and waits for the file.
 * Returns the saved file's name and its field values by full PDF name.
 */
export async function saveForm(page: Page, button: string) {
  const press = page.getByRole('button', { name: button, exact: true });
  // 'Download PDF again' is there once the form was filled.
  await expect(press).toBeVisible({ timeout: fillingTimeoutMs });
  const waiting = page.waitForEvent('download', { timeout: fillingTimeoutMs });
  await press.click();
  const download = await waiting;
  const { pageCount, values } = await readForm(readFileSync(await download.path()));
  return { fileName: download.suggestedFilename(), pageCount, values };
}

/** Pages and field values of a filled form; of a checkbox, by its full name and on-value, whether it is ticked. */
export async function readForm(bytes: Uint8Array) {
  const pdf = await openPdf(bytes);
  const values = new Map(
    pdf
      .readFormValues()
      .map((field) => [
        field.kind === 'checkbox' ? `${field.name}=${field.on}` : field.name,
        field.kind === 'checkbox' ? field.checked : field.value,
      ]),
  );
  const { pageCount } = pdf;
  pdf.close();
  return { pageCount, values };
}
