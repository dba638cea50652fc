import { field, fillAnswer, input, openAnswer, openSection, openWhole, saved } from './stage/review.ts';
import { downloadForm, expectGoodPage, walkToDownload, walkToReview } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

test('A person takes a scanned I-589 all the way to a filled I-765', { tag: '@one-width' }, async ({
  quietPage: page,
  server,
}) => {
  await walkToReview(page, server.url, 'I-765', 'short');
  await expectGoodPage(page);
  await openSection(page, 'applicant');
  await expect(field(page, 'applicant_first_name')).toContainText('Marisol');
  await openSection(page, 'immigration');
  await expect(field(page, 'eligibility_category')).toContainText('Not answered');
  await expectGoodPage(page);

  await fillAnswer(page, 'sevis_number', 'N0012345678');
  await openWhole(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
  await openAnswer(page, 'sevis_number');
  await page.reload();
  await expect(input(page, 'sevis_number')).toHaveValue('N0012345678');

  await walkToDownload(page, 'I-765');
  const { fileName, values } = await downloadForm(page);
  expect(fileName).toBe('I-765-Form.pdf');
  expect(values.get('form1[0].Page1[0].Line1b_GivenName[0]')).toBe('Marisol');
  expect(values.get('form1[0].Page2[0].Line7_AlienNumber[0]')).toBe('204518837');
  expect(values.get('form1[0].Page3[0].#area[1].section_1[0]')).toBe('');
  await expectGoodPage(page);
});
