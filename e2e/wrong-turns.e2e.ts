import { writeFileSync } from 'node:fs';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

test('Files that cannot be read are refused with words that help', async ({ page, server }, testInfo) => {
  await page.goto(`${server.url}/app`);
  const input = page.getByLabel('PDF of your filled I-589');

  const letter = testInfo.outputPath('letter.txt');
  writeFileSync(letter, 'Dear officer');
  await input.setInputFiles(letter);
  await expect(page.getByText('Please select a valid PDF file').first()).toBeVisible();

  const disguised = testInfo.outputPath('picture.pdf');
  writeFileSync(disguised, 'this is no PDF at all');
  await input.setInputFiles(disguised);
  await expect(page.getByText('Please select a valid PDF file').first()).toBeVisible();

  const huge = testInfo.outputPath('huge.pdf');
  writeFileSync(huge, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]));
  await input.setInputFiles(huge);
  await expect(page.getByText('File size exceeds the 10MB limit').first()).toBeVisible();

  const broken = testInfo.outputPath('broken.pdf');
  writeFileSync(broken, '%PDF-1.7\n1 0 obj << /Type /Catalog');
  await input.setInputFiles(broken);
  await expect(page.getByText(/damaged/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await expectGoodPage(page);
});

test('An address that leads nowhere says so', async ({ page, server }) => {
  await page.goto(`${server.url}/no-such-page`);
  await expect(stepHeading(page, '404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectGoodPage(page);
});
