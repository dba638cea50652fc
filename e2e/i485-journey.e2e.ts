import { openMenu } from './stage/account.ts';
import { field, fillAnswer, goThroughWorklist, input, openSection, openWhole } from './stage/review.ts';
import { downloadForm, expectGoodPage, stepHeading, walkToDownload, walkToReview } from './stage/road.ts';
import { expect, expectNoSidewaysScroll, test } from './stage/test.ts';

const name = (part: string) => `biographic_information.full_name.${part}_name`;

test('A person takes a scanned I-589 all the way to a filled I-485', { tag: '@long' }, async ({
  quietPage: page,
  server,
}) => {
  await walkToReview(page, server.url, 'I-485');
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'Check them one by one' }).click();
  await expectGoodPage(page);
  const screens = await goThroughWorklist(page, expectNoSidewaysScroll);
  expect(screens).toBeGreaterThan(3);
  await expect(page.getByRole('heading', { level: 2, name: 'That was the last one' })).toBeVisible();
  await expectGoodPage(page);

  await openWhole(page);
  await expectGoodPage(page);
  await page.getByRole('link', { name: /^1\. Biographic Information/ }).click();
  await expect(field(page, name('given'))).toContainText('Marisol');
  await expect(field(page, 'biographic_information.a_number')).toContainText('204518837');
  await expect(field(page, name('middle'))).toContainText('Not answered');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Change Current legal name: Name' }).click();
  await expect(input(page, name('family'))).toBeFocused();
  const crop = page.getByRole('button', { name: /Enlarge the scan: .*Name, page 1/ }).first();
  await crop.click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /Page 1 of your file/ })).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');

  await input(page, name('middle')).fill('Elena');
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await expectGoodPage(page);
  await openSection(page, 'addressHistory');
  await page.getByRole('button', { name: 'Add an address', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Address 3' }).click();
  await walkToDownload(page, 'I-485');
  await expectGoodPage(page);

  await page.reload();
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
  const { fileName, pageCount, values } = await downloadForm(page);
  expect(fileName).toBe('I-485-Form.pdf');
  expect(pageCount).toBeGreaterThanOrEqual(24);
  const box = (short: string) => values.get(`form1[0].#subform[0].${short}`);
  expect(box('Pt1Line1_GivenName[0]')).toBe('Marisol');
  expect(box('Pt1Line1_FamilyName[0]')).toBe('Quispe Nahui');
  expect(box('Pt1Line1_MiddleName[0]')).toBe('Elena');
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
  await openSection(page, 'biographic');
  await expect(field(page, name('middle'))).toContainText('Elena');
});

test('A reload at the review returns to it with everything saved', {
  tag: ['@one-width', '@again'],
}, async ({ quietPage: page, server }) => {
  await walkToReview(page, server.url, 'I-485', 'short');
  await fillAnswer(page, name('middle'), 'Elena');
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
  await openSection(page, 'biographic');
  await page.reload();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await expect(field(page, name('middle'))).toContainText('Elena');
});
