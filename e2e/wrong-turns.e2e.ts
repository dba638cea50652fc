import { writeFileSync } from 'node:fs';
import { leaveReview } from './stage/review.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { makeLetterScan } from './stage/scans.ts';
import { expect, test } from './stage/test.ts';

test(
  'Files that cannot be read are refused with words that help',
  { tag: '@one-width' },
  async ({ page, server }, testInfo) => {
    await page.goto(`${server.url}/app`);
    const input = page.getByLabel('PDF or photos of your filled I-589');

    const letter = testInfo.outputPath('letter.txt');
    writeFileSync(letter, 'Dear officer');
    await input.setInputFiles(letter);
    await expect(page.getByText('Please select a valid PDF file').first()).toBeVisible();

    const disguised = testInfo.outputPath('picture.pdf');
    writeFileSync(disguised, 'this is no PDF at all');
    await input.setInputFiles(disguised);
    await expect(page.getByText('Please select a valid PDF file').first()).toBeVisible();

    const refused = page.getByRole('alert').filter({ hasText: 'Upload Failed' });
    await expect(refused).toContainText('Photos of the pages work too');
    await expect(refused.getByText('Choose another file')).toBeVisible();

    const huge = testInfo.outputPath('huge.pdf');
    writeFileSync(huge, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]));
    await input.setInputFiles(huge);
    await expect(page.getByText('This file is larger than 10 MB')).toBeVisible();
    await expect(page.getByText('These files could not be opened: huge.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();

    const broken = testInfo.outputPath('broken.pdf');
    writeFileSync(broken, '%PDF-1.7\n1 0 obj << /Type /Catalog');
    await input.setInputFiles(broken);
    await expect(refused).toContainText('damaged');
    await expect(refused.getByRole('button', { name: 'Try to open its pages here' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
    await expectGoodPage(page);
  },
);

test(
  'A scan of something else is named as such, its text shown, and typing by hand offered',
  {
    tag: '@one-width',
  },
  async ({ quietPage: page, server }, testInfo) => {
    await page.goto(`${server.url}/app`);
    await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(await makeLetterScan());
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Process I-485 Form' }).click();

    await expect(stepHeading(page, 'Raw Text')).toBeVisible({ timeout: 120_000 });
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'This does not look like a Form I-589, I-485 or I-765' });
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Text found in your file')).toHaveValue(/the heating in your building/, {
      timeout: 60_000,
    });
    await expect(page.getByText(/still being read/)).toBeHidden({ timeout: 60_000 });
    await expectGoodPage(page);
    await page.screenshot({ path: testInfo.outputPath('unrecognised.png'), fullPage: true });

    await page.reload();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Type my answers by hand' }).click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
    await expect(page.getByText(/^Nothing was copied from your file: \d+ are missing/)).toBeVisible();
    await expect(page.getByText(/answers? to check|left to check/i)).toHaveCount(0);
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Check them one by one' }).click();
    const familyName = page.getByLabel(/Family Name/).first();
    await expect(familyName).toHaveValue('');
    await familyName.fill('Quispe');
    await expect(familyName).toHaveValue('Quispe');
    await page.screenshot({ path: testInfo.outputPath('by-hand.png') });

    await leaveReview(page, 'Go Back');
    await notice.getByRole('button', { name: 'Choose another file' }).click();
    await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
    await expect(page.getByText('Processing Error')).toBeHidden();
    await expectGoodPage(page);
  },
);
