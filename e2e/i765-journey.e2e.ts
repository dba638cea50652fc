import { downloadForm, expectGoodPage, walkToDownload, walkToReview } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

test('A person takes a scanned I-589 all the way to a filled I-765', { tag: '@one-width' }, async ({
  quietPage: page,
  server,
}) => {
  await walkToReview(page, server.url, 'I-765', 'short');
  await expectGoodPage(page);
  await expect(page.getByLabel('Given Name (First Name)').first()).toHaveValue('Marisol');
  await expect(page.getByLabel('Eligibility Category')).toHaveValue('');

  await page.getByLabel('SEVIS Number').fill('N0012345678');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByText(/^Saved /).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('SEVIS Number')).toHaveValue('N0012345678');

  await walkToDownload(page, 'I-765');
  const { fileName, values } = await downloadForm(page);
  expect(fileName).toBe('I-765-Form.pdf');
  expect(values.get('form1[0].Page1[0].Line1b_GivenName[0]')).toBe('Marisol');
  expect(values.get('form1[0].Page2[0].Line7_AlienNumber[0]')).toBe('204518837');
  expect(values.get('form1[0].Page3[0].#area[1].section_1[0]')).toBe('');
  await expectGoodPage(page);
});
