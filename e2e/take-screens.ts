// npm run screens: walks an invented applicant through the wizard in a real browser and keeps a picture of each step
// in docs/screens, at a phone's width and a desk's.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../scripts/find-chromium.mjs';
import { signUpInDialog } from './stage/account.ts';
import { leaveReview, openSection, openWhole } from './stage/review.ts';
import { stepHeading } from './stage/road.ts';
import { makeScan } from './stage/scans.ts';
import { startServer } from './stage/server.ts';

const folder = path.resolve(import.meta.dirname, '../docs/screens');
const widths = [
  { name: 'desk', width: 1280, height: 900 },
  { name: 'phone', width: 360, height: 740 },
];
const readingTimeoutMs = 180_000;

/** Runs in the page: whether every picture within the window has come, in the place of its words, and can be drawn at once. */
async function areScansShown(): Promise<boolean> {
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = (image.parentElement ?? image).getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const isWaiting = document.body.innerText.includes('Loading the picture');
  const haveCome =
    !isWaiting && shown.length > 0 && shown.every((image) => image.complete && image.naturalWidth > 0);
  if (haveCome) await Promise.all(shown.map((image) => image.decode()));
  return haveCome;
}

async function walk(page: Page, url: string, keep: (step: string) => Promise<unknown>) {
  await page.goto(url);
  await page.getByRole('link', { name: 'Start my form' }).first().waitFor();
  await keep('landing');
  await page.getByRole('link', { name: 'Start my form' }).first().click();
  await stepHeading(page, 'Upload I-589 Form').waitFor();
  await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(await makeScan());
  await page.getByText('uploaded successfully').first().waitFor();
  await keep('upload');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await stepHeading(page, 'Select Form').waitFor();
  await keep('select-form');
  await page.getByRole('button', { name: 'Process I-485 Form' }).click();
  const reading = page.getByText(/\d+ of 12 pages/).first();
  const text = stepHeading(page, 'Raw Text');
  // A warm reader may be done before a page has been counted.
  await Promise.race([
    reading.waitFor({ timeout: readingTimeoutMs }),
    text.waitFor({ timeout: readingTimeoutMs }),
  ]);
  if (await reading.isVisible()) await keep('process');
  await text.waitFor({ timeout: readingTimeoutMs });
  await keep('raw-text');
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await stepHeading(page, 'Review Form I-485').waitFor();
  await page.getByText(/are missing/).waitFor();
  await keep('review-start');
  await page.getByRole('button', { name: 'Check them one by one' }).click();
  await page.locator('[data-progress]').waitFor();
  await page.waitForFunction(areScansShown);
  await keep('review');
  await openWhole(page);
  await keep('review-whole');
  await openSection(page, 'biographic');
  await keep('review-section');
  await leaveReview(page);
  await signUpInDialog(page);
  await page.waitForURL(/#step5$/);
  await stepHeading(page, 'Share with an attorney').waitFor();
  await keep('share');
  await page.getByRole('button', { name: 'Continue to Download' }).click();
  await stepHeading(page, 'Download your Form I-485').waitFor();
  await page.getByText('Looking over your form').waitFor({ state: 'detached' });
  await keep('download');
}

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  ...chromiumOptions(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const { name, width, height } of widths) {
    const page = await browser.newPage({ viewport: { width, height } });
    await walk(page, server.url, (step) =>
      page.screenshot({ path: path.join(folder, `${step}-${name}.png`) }),
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
