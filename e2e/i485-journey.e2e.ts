import { openMenu } from './stage/account.ts';
import { downloadForm, expectGoodPage, stepHeading, walkToDownload, walkToReview } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

test('A person takes a scanned I-589 all the way to a filled I-485', async ({ quietPage: page, server }) => {
  await walkToReview(page, server.url, 'I-485');
  await expectGoodPage(page);

  await expect(page.getByLabel('Given Name (First Name)').first()).toHaveValue('Marisol');
  await expect(page.getByLabel('A-Number').first()).toHaveValue('204518837');
  await expect(page.getByLabel('Middle Name').first()).toHaveValue('');
  const crop = page.getByRole('button', { name: /Enlarge the scan: .*Given Name.*, page 1/ }).first();
  await crop.click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /Page 1 of your file/ })).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');

  await page.getByLabel('Middle Name').first().fill('Elena');
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add an address', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Address 3' }).click();
  await walkToDownload(page, 'I-485');
  await expectGoodPage(page);

  await page.reload();
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
  const { fileName, pageCount, values } = await downloadForm(page);
  expect(fileName).toBe('I-485-Form.pdf');
  expect(pageCount).toBeGreaterThanOrEqual(24);
  const field = (short: string) => values.get(`form1[0].#subform[0].${short}`);
  expect(field('Pt1Line1_GivenName[0]')).toBe('Marisol');
  expect(field('Pt1Line1_FamilyName[0]')).toBe('Quispe Nahui');
  expect(field('Pt1Line1_MiddleName[0]')).toBe('Elena');
  const headers = [...values]
    .filter(([name]) => /\.AlienNumber\[\d+\]$/.test(name))
    .map(([, value]) => value);
  expect(headers).toHaveLength(24);
  expect(new Set(headers)).toEqual(new Set(['204518837']));
  await expect(
    page
      .getByText(server.hasOfficialBlanks ? 'This is the official Form I-485' : 'Worksheet, not for filing')
      .first(),
  ).toBeVisible();
  await expectGoodPage(page);

  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF again' }).click();
  expect((await again).suggestedFilename()).toBe('I-485-Form.pdf');
  await openMenu(page);
  await page.getByRole('link', { name: 'My documents' }).click();
  await expect(stepHeading(page, 'My documents')).toBeVisible();
  await expect(page.getByText('Form I-485 · Ready to review')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Continue with my asylum form.pdf' }).click();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await expect(page.getByLabel('Middle Name').first()).toHaveValue('Elena');
});

test('A reload at the review returns to it with everything saved', { tag: '@one-width' }, async ({
  quietPage: page,
  server,
}) => {
  await walkToReview(page, server.url, 'I-485', 'short');
  await page.getByLabel('Middle Name').first().fill('Elena');
  await walkToDownload(page, 'I-485');
  await page.goBack();
  await expect(page).toHaveURL(/#step5$/);
  await page.goBack();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await page.reload();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await expect(page.getByLabel('Middle Name').first()).toHaveValue('Elena');
});
